import { describe, expect, it } from 'vitest'
import { allPermissions } from '../buildAbility'
import { actionsOf, type Permission } from './permissions'
import { rightsToTake } from './rightsToTake'

const role = (permissions: Permission[], { isHeld = true } = {}) => ({
  ...{ id: 1, permissions, isHeld },
  ...{ approvalLimit: null, discountLimit: null },
})
const ROLES: Permission = { subject: 'roles', actions: ['read', 'write'] }
const CARDS: Permission = { subject: 'stock-cards', actions: ['read'] }
/** Every right but those of webhooks, and to delete customers. */
const FORMER = allPermissions()
  .filter(({ subject }) => subject !== 'webhooks')
  .map(({ subject, actions }) => ({
    subject,
    actions: actions.filter((action) => subject !== 'customers' || action !== 'delete'),
  }))
const MISSING = [
  { subject: 'customers', actions: ['delete'] },
  { subject: 'webhooks', actions: actionsOf('webhooks') },
]
const sorted = (rights: readonly Permission[]) =>
  rights.toSorted((a, b) => a.subject.localeCompare(b.subject))

describe('the rights that no role has', () => {
  it('may be taken by who may change roles, with nobody above', () => {
    const own = role(FORMER)
    expect(sorted(rightsToTake(own, [own, role([ROLES, CARDS])]))).toEqual(MISSING)
  })

  it.each<[string, ReturnType<typeof role>, ReturnType<typeof role>[]]>([
    ['nobody who may not change roles', role([CARDS]), []],
    ['nobody who may only name them', role([{ ...ROLES, fields: ['name'] }]), []],
    ['nobody below another who may change roles', role([ROLES, CARDS]), [role(FORMER)]],
    ['nobody where every right is held', role(allPermissions()), []],
  ])('may be taken by %s', (_, own, others) => {
    expect(rightsToTake(own, [own, ...others])).toEqual([])
  })

  it.each<[string, ReturnType<typeof role>]>([
    ['an equal', role(FORMER)],
    ['one above that nobody has', role(FORMER, { isHeld: false })],
    ['one with other rights', role([CARDS, { subject: 'tenders', actions: ['read'] }, ROLES])],
    ['one with more rights that changes no roles', role([CARDS])],
  ])('may be taken beside %s', (name, other) => {
    const own = role(
      name === 'an equal' ? FORMER : [ROLES, { subject: 'users', actions: ['read'] }],
    )
    expect(rightsToTake(own, [own, other])).not.toEqual([])
  })

  it('are not those that one role has on one field', () => {
    const own = role(FORMER)
    const narrow = role([{ subject: 'webhooks', actions: ['read'], fields: ['name'] }])
    const [, webhooks] = sorted(rightsToTake(own, [own, narrow]))
    expect(webhooks).toEqual({
      subject: 'webhooks',
      actions: actionsOf('webhooks').filter((action) => action !== 'read'),
    })
  })
})
