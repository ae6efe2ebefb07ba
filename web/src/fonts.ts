/** Alegreya and Alegreya Sans (SIL Open Font License 1.1); `vite.config.ts` leaves out scripts that are not Latin. */
import "@fontsource/alegreya/500-italic.css"
import "@fontsource/alegreya/500.css"
import "@fontsource/alegreya/700.css"
import "@fontsource/alegreya/800.css"
import "@fontsource/alegreya-sans/400.css"
import "@fontsource/alegreya-sans/500.css"
import "@fontsource/alegreya-sans/700.css"
import "@fontsource/alegreya-sans/800.css"
