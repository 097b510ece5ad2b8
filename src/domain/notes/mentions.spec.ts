import { expect, it } from 'vitest'
import { mentionsIn, mentionsMarked, nameBeingTyped, stillMentioned } from './mentions'

it('should find whom a stored text mentions, each once, and no text that only looks like it', () => {
  const html =
    '<p><span data-mention="3">@A</span><span class="x" data-mention="7">@B</span> data-mention="9"</p>' +
    '<p><span data-mention="3">@A</span></p>'
  expect(mentionsIn(html)).toEqual([3, 7])
  expect(mentionsIn('<p>&lt;span data-mention="5"&gt;</p>')).toEqual([])
  expect(mentionsIn(null)).toEqual([])
})

it.each([
  ['@', ''],
  ['Sor @Ay', 'Ay'],
  ['(@Ayşe Öz', 'Ayşe Öz'],
  ['a@b', null],
  ['Sor', null],
  ['@Ayşe Öz baktı ve', null],
  ['@Ay\n', null],
])('should take %j as the name %j being typed', (text, name) => {
  expect(nameBeingTyped(text)).toBe(name)
})

it('should mean the person who was chosen last where an earlier one of that name was deleted', () => {
  const [first, second, other] = [
    { id: 1, name: 'Ali Can' },
    { id: 2, name: 'Ali Can' },
    { id: 3, name: 'Ayşe' },
  ]
  const chosen = [first, second, other]
  expect(stillMentioned('@Ali Can ve @Ayşe', chosen)).toEqual([second, other])
  expect(stillMentioned('@Ali Can, @Ali Can', chosen)).toEqual([first, second])
  expect(stillMentioned('Ali Can', chosen)).toEqual([])
  const marked = mentionsMarked('@Ali Can', stillMentioned('@Ali Can', chosen))
  expect(mentionsIn(marked)).toEqual([2])
})
