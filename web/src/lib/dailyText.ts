/** The words of positions to solve. */
const tries = (count: number): string => (count === 1 ? "1 try" : `${count} tries`)

export const dailyText = {
  title: "Today's positions",
  how: "One move is clearly best. Find it.",
  streak: (days: number): string => (days === 1 ? "1 day in a row" : `${days} days in a row`),
  page: (game: string, day: string): string => `${game}, position of ${day}`,
  heading: (day: string): string => `Position of ${day}`,
  loading: "Setting up the position.",
  none: "There is no position here",
  untried: "Not tried yet",
  tried: (count: number): string => `${tries(count)} so far`,
  solved: (count: number): string => `Solved at try ${count}`,
  shown: "Solution seen",
  right: "That is the move.",
  gaveUp: "This was the move.",
  look: "It is outlined on the board, where it can be.",
  show: "Show the solution",
  again: "Try it again",
  before: "The day before",
  after: "The next day",
  others: "All games",
}
