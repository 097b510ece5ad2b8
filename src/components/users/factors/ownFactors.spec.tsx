import { AppRouterContext } from 'next/dist/shared/lib/app-router-context.shared-runtime'
import type { ComponentProps, ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { WordsContext } from '@/components/ui/words/WordsProvider'
import { createTranslator } from '@/i18n/translate'
import { relyingParty } from '@/domain/users/passkeys'
import { FactorCard, type FactorSheet } from './FactorCard'
import { PasskeysCard } from './PasskeysCard'

const t = createTranslator('tr')
const factor: FactorSheet = {
  since: '2026-11-02T09:00:00.000Z',
  usedAt: null,
  codesLeft: 10,
  policy: 'optional',
}
const router = {} as NonNullable<ComponentProps<typeof AppRouterContext.Provider>['value']>

/** The server-rendered page as text. */
const textOf = (card: ReactNode): string =>
  renderToStaticMarkup(
    <AppRouterContext value={router}>
      <WordsContext value={{ locale: 'tr', t }}>{card}</WordsContext>
    </AppRouterContext>,
  ).replaceAll('&#x27;', "'")

describe('the card of the second factor', () => {
  it.each([
    [10, false],
    [4, false],
    [3, true],
    [0, true],
  ])('with %i recovery codes left asks for new ones: %s', (codesLeft, asks) => {
    const text = textOf(
      <FactorCard factor={{ ...factor, codesLeft }} hasPasskey={false} timeZone="UTC" />,
    )
    expect(text.includes(t('factors.fewCodes'))).toBe(asks)
  })
})

describe('the card of passkeys', () => {
  const at = (address: string, more: Partial<FactorSheet> = {}) =>
    textOf(
      <PasskeysCard
        factor={{ ...factor, ...more }}
        hasAddress={relyingParty(address) !== null}
        passkeys={[]}
        timeZone="UTC"
      />,
    )
  const says = (text: string) => [
    text.includes(t('factors.passkeysUnavailable')),
    text.includes('<button'),
  ]

  it.each(['http://192.168.1.20:3000', 'http://127.0.0.1:3000', 'http://[::1]:3000'])(
    'says why there are none at %s, and offers none',
    (address) => expect(says(at(address))).toEqual([true, false]),
  )

  it.each(['https://ofis.example.com', 'http://localhost:3000'])('offers one at %s', (address) =>
    expect(says(at(address))).toEqual([false, true]),
  )
})
