import { addressLike } from '../built-site.ts'
import { expect, test, text } from './fixtures.ts'

test('the business card stays the same in another language, and saves the contact as a file', async ({
  page,
  visit,
}) => {
  const address = addressLike('/contato-helena')
  await visit(`${address}?origem=teste#conteudo`)
  await page.getByRole('banner').getByRole('link', { name: 'Español' }).click()
  await expect(page).toHaveURL(`/es-es${address}?origem=teste#conteudo`)
  const downloading = page.waitForEvent('download')
  await page.getByRole('link', { name: text('es-es', 'businessCard.link.save') }).click()
  const download = await downloading
  expect(download.suggestedFilename()).toMatch(/\.vcf$/)
  expect(download.url()).toMatch(/^data:text\/vcard/)
})
