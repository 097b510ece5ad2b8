import { describe, expect, it } from 'vitest'
import { roleOfClaim, ssoProblemIn } from './oidc'

const MAPPING = [
  { value: 'yonetim', role: 'Yönetici' },
  { value: 'satis', role: 'Satış' },
]

describe('roleOfClaim', () => {
  it.each([
    [['satis'], 'Satış'],
    [['satis', 'yonetim'], 'Yönetici'],
    ['satis', 'Satış'],
    [['Satis'], null],
    [['satis '], null],
    [[], null],
    [undefined, null],
    [null, null],
    [[['satis']], null],
    [{ satis: true }, null],
    [{ length: 1, 0: 'satis' }, null],
    ['satis,yonetim', null],
    [Array.from({ length: 2000 }, (_, i) => `g${i}`).concat('satis'), null],
  ])('%j', (claim, role) => expect(roleOfClaim(claim, MAPPING)).toBe(role))

  it('gives nobody a role by an empty mapping', () => expect(roleOfClaim(['satis'], [])).toBeNull())
})

describe('ssoProblemIn', () => {
  it.each([
    ['ssoRefused', 'ssoRefused'],
    ['noRoleForYou', 'noRoleForYou'],
    ['notAllowed', null],
    [['ssoRefused'], null],
    [undefined, null],
  ])('%j', (value, problem) => expect(ssoProblemIn(value)).toBe(problem))
})
