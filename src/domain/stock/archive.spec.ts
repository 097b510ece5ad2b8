import { describe, expect, it } from 'vitest'
import { cardStateOf, isHeld, refuseArchived, refuseCardCommand, type CardFacts } from './archive'

const FREE: CardFacts = {
  isArchived: false,
  stock: false,
  reserved: false,
  tenders: false,
  counts: false,
  groups: false,
}

describe('putting a card away', () => {
  it('is open to a card that nothing keeps in use', () => {
    expect(refuseCardCommand('archive', FREE)).toBeNull()
    expect(refuseCardCommand('unarchive', FREE)).toMatchObject({ isShown: false })
  })

  it.each(['stock', 'reserved', 'tenders', 'counts', 'groups'] as const)(
    'is shown and switched off because of its %s',
    (holder) => {
      expect(refuseCardCommand('archive', { ...FREE, [holder]: true })).toMatchObject({
        code: 'cardNotEmpty',
        isShown: true,
        data: { [holder]: true },
      })
      expect(isHeld({ ...FREE, [holder]: true })).toBe(true)
      expect(refuseCardCommand('archive', { ...FREE, [holder]: true })?.data).toEqual({
        ...{ stock: false, reserved: false, tenders: false, counts: false, groups: false },
        ...{ [holder]: true, names: 'none' },
      })
    },
  )

  it('is taken back whatever there is', () => {
    const archived = { ...FREE, isArchived: true, stock: true }
    expect(refuseCardCommand('unarchive', archived)).toBeNull()
    expect(refuseCardCommand('archive', archived)).toMatchObject({ code: 'alreadyInThatState' })
    expect([cardStateOf(archived), cardStateOf(FREE)]).toEqual(['archived', 'inUse'])
    expect([refuseArchived(archived), refuseArchived(FREE)]).toEqual(['cardArchived', null])
  })
})
