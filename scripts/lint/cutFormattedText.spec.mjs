import { RuleTester } from 'eslint'
import tseslint from 'typescript-eslint'
import { describe, expect, it } from 'vitest'

import { createCalendarWords } from '@/i18n/calendarWords'
import { createFormatters } from '@/i18n/format'
import { cutFormattedText, FORMATTERS } from './cutFormattedText.mjs'

RuleTester.describe = describe
RuleTester.it = it
const tester = new RuleTester({ languageOptions: { parser: tseslint.parser } })
const errors = [{ messageId: 'cut' }]

it('should know every formatter', () => {
  const all = [...Object.keys(createFormatters('tr')), ...Object.keys(createCalendarWords('tr'))]
  expect([...FORMATTERS].sort()).toEqual(all.filter((name) => name !== 'currencySign').sort())
})

tester.run('cutFormattedText', cutFormattedText, {
  valid: [
    'const day = dayOf({ instant, timeZone }); day.slice(8)',
    'rows.slice(0, 5).map((row) => format.money(row.total, row.currency))',
    'format.time(meet.startsAt, timeZone)',
    'const text = format.day(today); show(text)',
    'const parts = day.split("-"); format.day(parts.at(-1))',
  ],
  invalid: [
    'format.dateTime(at, timeZone).slice(-5)',
    'const moment = format.dateTime(at, timeZone); const row = () => moment.slice(-5)',
    'createFormatters(locale).money(total, currency).split(",")',
    'const { day } = createFormatters(locale); day(today).substring(0, 5)',
    'const { dayAt: shown } = format; shown(today).substr(3)',
    'const text = at ? format.day(at) : ""; text.slice(0, 5)',
    '(until && words.longDay(until))?.split(" ")',
    '`${format.day(from)} – ${format.day(to)}`.split("–")',
    'amountInWords({ amount, currency, locale }).slice(0, 80)',
    '(format.time(at) as string).charAt(0)',
  ].map((code) => ({ code, errors })),
})
