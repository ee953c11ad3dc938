/** Replaces the packages that jsPDF loads to print pages of HTML, 300 KB. No document here needs them. */
export default undefined
