import { describe, expect, it } from 'vitest'
import { parseRelativeDay, takesRelative } from '@/domain/lists/relativeDay'
import { RELATIVE_CHOICES, relativeChoiceOf } from './relativeChoices'

const conditionsIn = (where: Readonly<Record<string, string>>) =>
  Object.entries(where).map(([operator, value]) => ({ operator, value }))

describe('the periods that a filter offers', () => {
  it.each(RELATIVE_CHOICES)('$key can be asked for and is known again', (choice) => {
    const conditions = conditionsIn(choice.where)
    for (const { operator, value } of conditions) {
      expect(takesRelative(operator)).toBe(true)
      expect(parseRelativeDay(value)).not.toBeNull()
    }
    expect(relativeChoiceOf(conditions.toReversed())).toBe(choice)
    expect(relativeChoiceOf([...conditions, { operator: 'exists', value: 'true' }])).toBeUndefined()
  })

  it('are none of other conditions', () => {
    expect(relativeChoiceOf([])).toBeUndefined()
    expect(relativeChoiceOf([{ operator: 'less_than', value: '@today-31' }])).toBeUndefined()
  })
})
