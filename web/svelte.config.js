/** Nothing to configure; the file says so to the compiler and to editors. */
export default {}
