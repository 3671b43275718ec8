/** What stands around every page, or in its place after a fault. */
export const frameModules = ['components/layout/Layout.tsx', 'pages/error/ErrorPage.tsx']
/** What stands in for a page at an unknown address: it is part of the document, and no entry of the table. */
export const notFoundModule = 'pages/error/NotFoundPage.tsx'
