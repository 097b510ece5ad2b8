import { describe, expect, it } from 'vitest'
import { expectInOrder, pagesOf, plain, set } from '../../../../tests/factories/readPdf'
import { sampleTender, workedTender } from '../../../../tests/factories/quotation'

describe('what people write, on a quotation', () => {
  it('keeps the figures of a sign after which a long run is broken', async () => {
    // Each digit is a name's end: a bug once removed such digits from all numbers.
    const names = [...'0123456789'].map((digit) => `${'x'.repeat(31)}${digit}yy`)
    const lines = names.map((name) => ({ name, unitPrice: 1234567.89 }))
    const { pdf, paper } = await set({ tender: sampleTender(lines) })
    const text = (await pagesOf(pdf)).join(' ')
    expectInOrder(
      text,
      paper.totals.map(({ amount }) => plain(amount)),
    )
    expect(text).not.toContain('\u200b')
  })

  const hostile = [
    '#eval("1+1")',
    '#read("/etc/passwd")',
    '#import "@preview/x:1.0.0"',
    '] ) } */ // $x$ \\ @label <label> *b* _i_ `c` ~ -- ---',
    '= Heading\n+ one\n- two\n/ a: b',
    '"); panic("x',
    '{"paper": 1}',
    '<script>alert(1)</script>',
    '\\u{202e}',
  ]

  it('prints whatever people write, as they wrote it', async () => {
    const tender = sampleTender(
      hostile.map((name) => ({ name, description: name, code: name.slice(0, 40) })),
      { title: hostile.join(' '), notes: hostile.join('\n') },
    )
    const { pdf, isArchival } = await set({ tender })
    expect(isArchival).toBe(true)
    const text = (await pagesOf(pdf)).join(' ')
    for (const part of ['#eval("1+1")', '#read("/etc/passwd")', '*b* _i_', '"); panic("x'])
      expect(text).toContain(part)
    expect(text).not.toMatch(/root:/)
  })

  it('stands what is long, turned round, or in no font', async () => {
    const long = 'x'.repeat(10_000)
    const turned = '\u202e001 ₺\u202c Toplam \u2066999'
    const tender = sampleTender(
      [
        { name: long, description: `${long}\n`.repeat(2) },
        { name: turned, code: 'ç'.repeat(200) },
        { kind: 'heading', description: long },
      ],
      { notes: 'Satır\n'.repeat(2_000), title: long },
    )
    const { pdf } = await set({ tender })
    const pages = await pagesOf(pdf)
    expect(pages.join('').replace(/[^x]/g, '').length).toBeGreaterThan(40_000)
    expect(pages.join(' ')).toContain('001 ₺ Toplam 999')

    const chinese = await set({ tender: workedTender({ title: '中文 😀 Москва Ω ✓' }) })
    expect(chinese).toMatchObject({ isArchival: false, why: expect.stringContaining('中') })
    expect((await pagesOf(chinese.pdf)).join(' ')).toContain('Москва Ω ✓')
    expect((await set({ tender: workedTender({ title: 'Москва Ω ✓ 😀' }) })).isArchival).toBe(true)
  })
})
