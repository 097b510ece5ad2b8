import { describe, expect, it } from 'vitest'

import { rightWord } from '@/access/roles/heldRights'
import { allowedCreateOffers } from '@/access/reading/allowedCreateOffers'
import { buildAbility } from '@/access/buildAbility'
import type { Permission } from '@/access/roles/permissions'
import type { PageRight } from '@/catalog/names'
import { createTranslator } from '@/i18n/translate'

import { hitLink } from './hitLink'
import type { Answer, Hit } from './paletteAnswer'
import { createOfferItems, settingGroup, type PaletteSources } from './paletteGroups'

const hit = (part: Partial<Hit>): Hit => ({
  ...{ id: 12, title: 'Akme', details: [], company: null, status: null, fact: null, exact: false },
  ...part,
})

const sourcesOf = (permissions: Permission[]): PaletteSources => {
  const ability = buildAbility(permissions)
  return {
    t: createTranslator('tr'),
    may: ([action, subject]: PageRight) => ability.can(action, subject),
    ...{ pages: [], actions: [], commands: [], settings: [] },
    createOffers: allowedCreateOffers(ability),
  }
}

const ALL: Permission[] = (['customers', 'tenders', 'meets', 'company-projects'] as const).map(
  (subject) => ({ subject, actions: ['read', 'create'] }),
)

const offered = (collection: string, part: Partial<Hit>, permissions = ALL) => {
  const answer: Answer = { query: '', groups: [{ collection, total: 1, docs: [hit(part)] }] }
  return createOfferItems(sourcesOf(permissions), answer).map(({ title, href }) => [title, href])
}

describe('a new record for a found one', () => {
  it('is filled in with it, and with its company', () => {
    expect(offered('companies', { id: 7 })).toEqual([
      ['Yeni teklif: Akme', '/tenders/new?company=7'],
      ['Yeni görüşme: Akme', '/customers/meets/new/7?company=7'],
    ])
    expect(offered('employees', { company: 7 })).toEqual([
      ['Yeni görüşme: Akme', '/customers/meets/new/7?companyEmployee=12&company=7'],
      ['Yeni teklif: Akme', '/tenders/new?employee=12&company=7'],
    ])
    expect(offered('company-projects', { company: 7 })).toEqual([
      ['Yeni teklif: Akme', '/tenders/new?companyProject=12&company=7'],
    ])
    expect(offered('company-projects', {})).toEqual([
      ['Yeni teklif: Akme', '/tenders/new?companyProject=12'],
    ])
  })

  it.each<[string, Permission[]]>([
    ['may not create', [{ subject: 'tenders', actions: ['read'] }]],
    ['may not read them', [{ subject: 'tenders', actions: ['create'] }]],
    [
      'may not fill it in',
      [{ subject: 'tenders', actions: ['read', 'create'], fields: ['title'] }],
    ],
  ])('is not offered to a reader who %s', (_, permissions) => {
    expect(offered('companies', { id: 7 }, permissions)).toEqual([])
  })

  it('is not offered for what has no name or no such form', () => {
    expect(offered('companies', { id: 7, title: null })).toEqual([])
    expect(offered('stock-cards', {})).toEqual([])
  })
})

describe('the link of a hit', () => {
  const linkOf = (slug: 'branches' | 'employees', part: Partial<Hit>, rights: PageRight[]) => {
    const held = rights.map(rightWord)
    return hitLink({ slug, hit: hit(part), may: (right) => held.includes(rightWord(right)) })
  }
  const READ: PageRight = ['read', 'customers']
  const WRITE: PageRight = ['write', 'customers']

  it('leads from a branch to its row on the page of its company, never to its form', () => {
    const at = '/customers/view/7?tab=branches&at=12'
    expect(linkOf('branches', { company: 7 }, [READ])).toBe(at)
    expect(linkOf('branches', { company: 7 }, [READ, WRITE])).toBe(at)
    expect(linkOf('branches', { company: null }, [READ])).toBeUndefined()
  })

  it('leads from a person to their page', () => {
    expect(linkOf('employees', { company: 7 }, [READ, WRITE])).toBe(
      '/customers/employees/show/7/12',
    )
  })
})

it('should find a setting by its name in the language of the page and in its own', () => {
  const run = () => {}
  const sources = {
    ...sourcesOf([]),
    settings: [
      { key: 'dark', title: 'Tema: Koyu', icon: (() => null) as never, run },
      {
        key: 'en',
        title: 'Dil: English',
        alsoCalled: 'İngilizce',
        icon: (() => null) as never,
        run,
      },
    ],
  }
  const keysOf = (text: string) => settingGroup(sources, text).items.map(({ key }) => key)
  expect(keysOf('koyu tema')).toEqual(['setting:dark'])
  expect(keysOf('ingilizce')).toEqual(['setting:en'])
  expect(keysOf('english')).toEqual(['setting:en'])
  expect(keysOf('')).toHaveLength(2)
})
