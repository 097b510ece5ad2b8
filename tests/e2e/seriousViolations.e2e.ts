import { seriousViolations } from './support/seriousViolations'
import { expect, test } from './support/test'

/** The tool that other tests look with: what repeats is looked at twice, what differs is looked at. */
const row = (cell: string) => `<tr><td>${cell}</td></tr>`
const pageOf = (rows: string[]) =>
  `<!doctype html><html lang="tr"><title>Liste</title><main><h1>Liste</h1>
   <style>.pale { color: #ccc; background: #fff }</style>
   <table><caption>Kartlar</caption><tbody>${rows.join('')}</tbody></table></main></html>`
const repeated = (cell: string, times: number) => Array.from({ length: times }, () => row(cell))

test('of elements of one kind two are looked at', async ({ page }) => {
  await page.setContent(pageOf(repeated('<span class="pale">Soluk</span>', 9)))
  const found = await seriousViolations(page)
  expect(found.map((one) => one.split(' ')[0])).toEqual(['color-contrast', 'color-contrast'])
})

test('one that differs is found among many: in its look, or without a name', async ({ page }) => {
  const usual = '<span>Koyu</span><button aria-label="Sil"></button>'
  await page.setContent(
    pageOf([
      ...repeated(usual, 9),
      row('<span class="pale">Soluk</span><button aria-label="Sil"></button>'),
      row('<span>Koyu</span><button aria-label=""></button>'),
      ...repeated(usual, 9),
    ]),
  )
  const found = await seriousViolations(page)
  expect(found.map((one) => one.split(' ')[0]).sort()).toEqual(['button-name', 'color-contrast'])
})
