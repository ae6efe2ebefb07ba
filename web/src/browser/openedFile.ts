/** The replay file that was opened in this page, as text; it lasts as long as the page. */
export const openedFile = { file: "" }
