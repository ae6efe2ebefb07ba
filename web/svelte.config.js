/** There is nothing to configure; this file tells the compiler and editors so. */
export default {}
