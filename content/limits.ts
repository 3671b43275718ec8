/** Character limits of texts that search engines show. */
export const limits = {
  /** Search results truncate longer titles; the limit includes the company's name. */
  title: { least: 1, most: 60 },
  /** Search results truncate longer descriptions, and replace shorter ones with text of the page. */
  description: { least: 70, most: 160 },
}

/** Screen readers read an alternative text in one go. */
export const maxAltTextLength = 200
