import { expect, it } from 'vitest'
import { sentenceOf } from './inOurWords'

it('says in the words of the page what the browser would say in its own language', () => {
  const words = { required: 'Bu alan zorunludur.', email: 'Geçerli bir e-posta girin.' }
  const say = (valueMissing: boolean, typeMismatch: boolean) =>
    sentenceOf({ valueMissing, typeMismatch }, words)
  expect([say(true, false), say(false, true), say(false, false)]).toEqual([
    words.required,
    words.email,
    '',
  ])
})
