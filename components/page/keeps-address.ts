/** Marks a link to the same page in another form: query and fragment of the address are to stay. */
export const keepsAddress = { 'data-keeps-address': '' }
