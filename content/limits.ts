/** Character limits of texts that search engines show, for schemas, page heads and the crawler. */
export const limits = {
  /** Search results cut a longer title. The company's name in it counts. */
  title: { least: 1, most: 60 },
  /** They cut a longer one, and replace a shorter one by text of the page. */
  description: { least: 70, most: 160 },
  /** They refuse a longer headline of an article. */
  headline: { least: 1, most: 110 },
}

/** The maximum length of an alternative text, which screen readers read in one go. */
export const maxAltTextLength = 200

/** How many of the newest articles a feed holds, and llms.txt in each language. */
export const articlesInFeed = 50

/** How many articles a page of the list of news shows. */
export const articlesInList = 24
