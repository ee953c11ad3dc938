/** Key of the browser's local storage that holds the chosen theme. The script in `index.html` reads it too. */
export const THEME_KEY = 'theme'
