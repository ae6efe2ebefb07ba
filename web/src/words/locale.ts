/** The language of the page: `?locale=pseudo` in the address applies for the browser's session. */
const KEY = "warbones.locale"
const LOCALES = ["en", "pseudo"] as const
export type Locale = (typeof LOCALES)[number]

const isLocale = (name: string | null): name is Locale => LOCALES.some((each) => each === name)

function chosen(): Locale {
  try {
    const asked = new URLSearchParams(location.search).get("locale")
    if (isLocale(asked)) sessionStorage.setItem(KEY, asked)
    const stored = asked ?? sessionStorage.getItem(KEY)
    return isLocale(stored) ? stored : "en"
  } catch {
    return "en" // no storage, or no page
  }
}

export const locale: Locale = chosen()
