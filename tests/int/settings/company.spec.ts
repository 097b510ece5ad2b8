import { expect, it } from 'vitest'
import { select } from '../../factories/database'
import { administrator } from '../../factories/person'
import type { Json } from '../../factories/client'

/** What stands on every quotation: money goes to this account. */
const profile = async () => {
  const { get } = await administrator()
  return (await get<Json>('/globals/settings')).json.companyProfile as Json
}

it.each([
  ['iban', 'TR33 0006 1005 1978 6457 8413 27'],
  ['iban', 'TR33 0006 1005 1978 6457 8413'],
  ['taxNumber', '4540536921'],
])('refuses a %s that cannot be right: %s', async (field, value) => {
  const { post } = await administrator()
  const before = await profile()
  const answer = await post<{ errors: [{ data: { errors: { path: string }[] } }] }>(
    '/globals/settings',
    { siteTitle: 'Yarım', companyProfile: { [field]: value } },
  )
  expect(answer.status).toBe(400)
  const paths = answer.json.errors[0].data.errors.map(({ path }) => path)
  expect(paths).toEqual([`companyProfile.${field}`])
  expect(await profile()).toEqual(before)
})

it('keeps an IBAN without blanks, and takes none', async () => {
  const { post } = await administrator()
  for (const [typed, kept] of [
    ['tr33 0006 1005 1978 6457 8413 26', 'TR330006100519786457841326'],
    ['', ''],
    [null, null],
  ]) {
    const { status } = await post('/globals/settings', { companyProfile: { iban: typed } })
    expect(status).toBe(200)
    expect((await profile()).iban).toBe(kept)
  }
})

it('lets everything else be saved beside a number from before it was checked', async () => {
  const { post } = await administrator()
  await select(`update settings set company_profile_tax_number = '123'`)
  const { status } = await post('/globals/settings', { companyProfile: { name: 'Firma' } })
  expect(status).toBe(200)
  expect(await profile()).toMatchObject({ name: 'Firma', taxNumber: '123' })
  await select(`update settings set company_profile_tax_number = null`)
})
