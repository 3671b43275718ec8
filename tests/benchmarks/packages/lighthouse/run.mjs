import { launch } from 'chrome-launcher'
import lighthouse from 'lighthouse'

// Prints, for each address, what Lighthouse says of it on a phone (its own settings) as JSON.
const [chromePath, ...addresses] = process.argv.slice(2)
const chrome = await launch({
  chromePath,
  chromeFlags: ['--headless=new', '--no-sandbox', '--disable-gpu', '--disable-background-networking'],
})
const most = 3
const results = []
for (const address of addresses) {
  let lhr
  // A busy machine loses parts of a trace, and Lighthouse asks to be run again.
  for (let run = 0; run < most && typeof lhr?.categories.performance.score !== 'number'; run += 1)
    ({ lhr } = await lighthouse(address, { port: chrome.port, logLevel: 'error' }))
  const value = (audit) => lhr.audits[audit].numericValue
  results.push({
    categories: Object.fromEntries(Object.values(lhr.categories).map(({ id, score }) => [id, Math.round(score * 100)])),
    fcpMs: value('first-contentful-paint'),
    lcpMs: value('largest-contentful-paint'),
    tbtMs: value('total-blocking-time'),
  })
}
await chrome.kill()
console.log(JSON.stringify(results))
