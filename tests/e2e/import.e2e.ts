/** A price list as spreadsheets write it becomes cards: IM1, IM2 (docs/domains/behaviours.md). */
import { createTranslator } from '@/i18n/translate'
import { anyTag } from './support/lists'
import { asAdministrator, made, signedIn } from './support/people'
import { expect, test, type Page } from './support/test'

const t = createTranslator('tr')

/** Text as Turkish spreadsheets save it. */
const windows1254 = (text: string) =>
  Buffer.from(
    Array.from(text, (sign) => {
      const at = 'ĞİŞğışÖÜÇöüç'.indexOf(sign)
      const codes = [0xd0, 0xdd, 0xde, 0xf0, 0xfd, 0xfe, 0xd6, 0xdc, 0xc7, 0xf6, 0xfc, 0xe7]
      return codes[at] ?? sign.charCodeAt(0)
    }),
  )

/** Three good rows and twelve mistakes, each of another kind. */
const priceList = (tag: string) => {
  const heads = 'Ürün Kodu;Ürün Adı;Barkod;Birim;Fiyat;KDV;Stok tipi;Stoksuz'
  const rows = [
    `${tag}-1;Işıklı pano ${tag};869${tag}1;Adet;1.234,50;20;${tag} tip;Hayır`,
    `${tag}-2;Boru 1/2" ${tag};;Metre;12,5;20;${tag} tip;hayır`,
    `${tag}-3;Çelik dübel ${tag};;adet;0,75;10;${tag} tip;`,
    `${tag}-4;;;Adet;10;20;${tag} tip;`,
    `${tag}-5;Fiyatsız ${tag};;Adet;sorunuz;20;${tag} tip;`,
    `${tag}-6;Noktalı ${tag};;Adet;1,250.00;20;${tag} tip;`,
    `${tag}-7;Bozuk barkod ${tag};8,69E+12;Adet;10;20;${tag} tip;`,
    `${tag}-8;Birimsiz ${tag};;palet;10;20;${tag} tip;`,
    `${tag}-1;İkinci ${tag};;Adet;10;20;${tag} tip;`,
    `${tag}-10;Çok vergi ${tag};;Adet;10;250;${tag} tip;`,
    `${tag}-11;Formül ${tag};;Adet;#YOK;20;${tag} tip;`,
    `${tag}-12;Tipsiz ${tag};;Adet;10;20;Olmayan tip;`,
    `${tag}-13;Belirsiz ${tag};;Adet;10;20;${tag} tip;belki`,
    `${tag}-14;Dolarlı ${tag};;Adet;12 USD;20;${tag} tip;`,
    `${tag}-15;Uzun ${tag};;Adet;1,12345678;20;${tag} tip;`,
  ]
  return windows1254(`${[`FİYAT LİSTESİ;;;;;;;`, heads, ...rows].join('\r\n')}\r\n`)
}

const cell = (page: Page, number: number, field: string) =>
  page.getByRole('textbox', { name: t('importing.rows.cell', { n: String(number), field }) })

const mend = async (page: Page, number: number, field: string, text: string) => {
  await cell(page, number, field).fill(text)
  await cell(page, number, field).press('Enter')
  await expect(
    page.locator(`tr[data-list-row="${number}"]`).getByText(t('importing.rows.states.ready')),
  ).toBeVisible()
}

const cards = async (tag: string) => {
  const answer = await (
    await asAdministrator()
  ).get(`/api/stock-cards?where[sku][like]=${tag}-&limit=50&depth=0&sort=sku`)
  return ((await answer.json()) as { docs: Record<string, unknown>[] }).docs
}

test('IM1 IM2 a Turkish price list: mistakes at their cells, mended, imported, undone', async ({
  page,
}) => {
  const tag = anyTag()
  await made('stock-types', { name: `${tag} tip` })
  await signedIn(page)
  await page.goto('/stock-cards')
  await page.getByRole('link', { name: t('importing.open') }).click()
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'fiyatlar.csv', mimeType: 'text/csv', buffer: priceList(tag) })

  // Columns are known by their heads, below the title of the list.
  await expect(page).toHaveURL(/\/imports\/view\/\d+$/)
  const fieldOf = (column: string) =>
    page.getByLabel(t('importing.columns.fieldOf', { column }), { exact: true })
  await expect(fieldOf('Ürün Kodu')).toHaveValue('sku')
  await expect(fieldOf('Fiyat')).toHaveValue('currentPrice')
  await expect(fieldOf('KDV')).toHaveValue('taxRate')
  // One amount is written the other way: somebody says how the column is meant.
  await page
    .getByLabel(t('importing.columns.styleOf', { column: 'Fiyat' }), { exact: true })
    .selectOption('comma')
  await page.getByLabel(t('importing.columns.mode')).selectOption('create')
  await page.getByRole('button', { name: t('importing.columns.check') }).click()

  // Twelve rows are wrong, each at its cell, in a sentence.
  await expect(
    page.getByRole('button', { name: t('importing.rows.error', { n: '12' }) }),
  ).toBeVisible()
  await expect(page.locator('td[data-wrong] input[aria-invalid]')).toHaveCount(12)
  await expect(cell(page, 9, 'Barkod')).toHaveAccessibleDescription(t('refusals.codeBroken'))

  // Mended where they stand; nothing is lost on a reload; the others stay out.
  await mend(page, 10, 'Birim', 'adet')
  await mend(page, 8, 'Güncel fiyat', '1250')
  await page.reload()
  await expect(
    page.getByRole('button', { name: t('importing.rows.error', { n: '10' }) }),
  ).toBeVisible()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page
      .getByRole('button', { name: t('importing.errors.download') })
      .click()
      .then(() => page.getByRole('menuitem', { name: t('list.export.csv') }).click()),
  ])
  expect(download.suggestedFilename()).toMatch(/\.csv$/)
  await page.getByRole('button', { name: t('importing.commit.do', { n: 5 }) }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('importing.open') })
    .click()
  await expect(page.getByText(t('importing.done.text', { n: 5 }))).toBeVisible()

  const made5 = await cards(tag)
  expect(made5.map(({ sku, currentPrice, unit }) => [sku, currentPrice, unit])).toEqual([
    [`${tag}-1`, 1234.5, 'piece'],
    [`${tag}-2`, 12.5, 'm'],
    [`${tag}-3`, 0.75, 'piece'],
    [`${tag}-6`, 1250, 'piece'],
    [`${tag}-8`, 10, 'piece'],
  ])
  expect(made5[0]).toMatchObject({ name: `Işıklı pano ${tag}`, taxRate: 20 })

  await page.getByRole('button', { name: t('importing.done.undo') }).click()
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: t('importing.done.undo') })
    .click()
  await expect(page.getByText(t('importing.done.undone', { n: 5 }))).toBeVisible()
  expect(await cards(tag)).toEqual([])
})
