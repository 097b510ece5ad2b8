/**
 * ME1 two customers that are one are merged in four presses, taken apart again by the notice,
 *     and the page of the one that was merged leads to the one that stays
 * ME2 a page says that its customer is there twice, and so does the form while a phone is typed; the
 *     dialog opens with both, and who knows better is not told again
 */
import { createTranslator } from '@/i18n/translate'
import { company, mark, openForm, stored } from './support/forms'
import { asAdministrator, made, signedIn } from './support/people'
import { seriousViolations } from './support/seriousViolations'
import { countedHands } from './support/steps'
import { expect, test } from './support/test'

const t = createTranslator('tr')

test('ME1 a customer that was made twice is merged and split again', async ({ page }) => {
  const tag = mark()
  const [kept, twice] = [`Zirve ${tag} Yapı A.Ş.`, `Zirve ${tag} Yapı Ltd. Şti.`]
  const winner = await company(kept)
  const loser = await made('companies', { name: twice, email: `zirve-${tag}@example.com` })
  const meet = await made('meets', { title: `Keşif ${tag}`, company: loser.id })
  await signedIn(page)
  const hands = await countedHands(page)
  await page.goto(`/customers/view/${winner.id}`)
  await page.getByRole('button', { name: t('common.moreActions') }).click()
  await page.getByRole('menuitem', { name: t('merging.action') }).click()
  const dialog = page.getByRole('dialog')
  // What looks like it stands there without being looked for.
  await dialog
    .getByRole('list', { name: t('similar.title') })
    .getByRole('button', { name: t('similar.useOf', { name: twice }) })
    .click()
  await expect(dialog).toContainText(t('merging.text', { winner: kept, name: twice }))
  // What only the other one has is proposed to be taken.
  const email = dialog.getByRole('group', { name: t('companies.fields.email') })
  await expect(email.getByRole('radio', { name: `zirve-${tag}@example.com` })).toBeChecked()
  await expect(dialog).toContainText(t('merging.count', { what: t('meets.plural'), n: '1' }))
  expect(await seriousViolations(page, { part: 'screen' })).toEqual([])
  await dialog.getByRole('button', { name: t('merging.merge'), exact: true }).click()
  await expect(dialog).toBeHidden()
  await hands.expectAtMost(4)
  const notice = page.getByRole('list', { name: t('merging.merged') })
  await expect(notice).toContainText(twice)
  expect(await stored(`meets/${meet.id}`)).toMatchObject({ company: winner.id })
  expect(await stored(`companies/${winner.id}`)).toMatchObject({
    email: `zirve-${tag}@example.com`,
  })

  await page.goto(`/customers/view/${loser.id}`)
  await expect(page).toHaveURL(new RegExp(`/customers/view/${winner.id}$`))
  await page.goto(`/customers/employees/${loser.id}`)
  await expect(page).toHaveURL(new RegExp(`/customers/employees/${winner.id}(?:\\?|$)`))

  await page.goto(`/customers/view/${winner.id}`)
  await notice.getByRole('button', { name: t('merging.splitOf', { name: twice }) }).click()
  const question = page.getByRole('dialog')
  await question.getByRole('button', { name: t('merging.split') }).click()
  // Behind a dialog everything is hidden.
  await expect(question).toBeHidden()
  await expect(notice).toBeHidden()
  expect(await stored(`meets/${meet.id}`)).toMatchObject({ company: loser.id })
  await page.goto(`/customers/view/${loser.id}`)
  await expect(page.getByRole('heading', { level: 1 })).toContainText(twice)
})

test('ME2 merging is offered where the duplicate is noticed', async ({ page }) => {
  const tag = mark()
  const phone = `0532 ${String(Date.now()).slice(-7)}`
  const [kept, twice] = [`Doruk ${tag} Yapı A.Ş.`, `Kartal ${tag} Ticaret`]
  const first = await made('companies', { name: kept })
  const second = await made('companies', { name: twice, bossPhone: phone })
  await signedIn(page)

  await openForm(page, `/customers/edit/${first.id}`)
  await page.locator('#field-bossPhone').fill(phone)
  const notice = page.getByRole('list', { name: t('similar.title') })
  const merge = notice.getByRole('link', { name: t('similar.mergeOf', { name: twice }) })
  await expect(merge).toHaveAttribute('href', `/customers/view/${first.id}?merge=${second.id}`)

  await page.goto(`/customers/view/${second.id}`)
  await expect(page.getByRole('heading', { level: 1 })).toContainText(twice)
  // The phone was not saved.
  await expect(notice).toBeHidden()
  await (
    await asAdministrator()
  ).patch(`/api/companies/${first.id}`, { data: { bossPhone: phone } })
  await page.goto(`/customers/view/${first.id}`)
  await merge.click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText(t('merging.text', { winner: kept, name: twice }))
  await dialog.getByRole('button', { name: t('actions.cancel'), exact: true }).click()
  await expect(dialog).toBeHidden()
  await expect(page).toHaveURL(new RegExp(`/customers/view/${first.id}$`))

  const saved = page.waitForResponse((answer) => answer.url().includes('/payload-preferences/'))
  await page.getByRole('button', { name: t('merging.notSameOf', { name: twice }) }).click()
  await expect(notice).toBeHidden()
  expect((await saved).status()).toBe(200)
  await page.goto(`/customers/view/${second.id}`)
  await expect(page.getByRole('heading', { level: 1 })).toContainText(twice)
  await expect(notice).toBeHidden()
})
