/** Where the site's own service takes reports of faults in browsers. */
export const reportsPath = '/api/reports'
