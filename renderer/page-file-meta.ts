// Apart from the address of the file: this is all that a first view needs, before the application.

/** The name of the element in which a document says where its own file stands, and of which version: `/data/pt-br.json?v=1a2b3c`. */
export const pageFileMeta = 'page-data'
