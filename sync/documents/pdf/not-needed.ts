/** Stands for the packages that jsPDF loads to print pages of HTML, which no document here is: 300 KB. */
export default undefined
