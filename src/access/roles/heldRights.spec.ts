import { expect, it } from 'vitest'
import { CATALOG } from '@/catalog'
import { openingRights, rightOfPage } from '@/catalog/links'
import { allPermissions, buildAbility } from '../buildAbility'
import { heldRights, rightWord } from './heldRights'
import type { Permission } from './permissions'

const wordsOf = (permissions: readonly Permission[]) =>
  heldRights(buildAbility([...permissions]), openingRights())

it('whoever holds every right is told of one for each page', () => {
  const held = wordsOf(allPermissions())
  const asked = CATALOG.routes.filter(({ action, subject }) => action && subject).map(rightOfPage)
  expect(asked.map(rightWord).filter((word) => !held.includes(word))).toEqual([])
  expect(held).toContain('read:tenders:*')
})

it('whoever is narrowed to some fields is not told of what may not be narrowed', () => {
  const held = wordsOf([{ subject: 'tenders', actions: ['read'], fields: ['title'] }])
  expect(held).toEqual(['read:tenders'])
})
