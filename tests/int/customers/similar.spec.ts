import { beforeAll, describe, expect, it } from 'vitest'
import type { Permission } from '@/access/roles/permissions'
import type { SimilarRecord } from '@/domain/customers/similar'
import { select } from '../../factories/database'
import { checkFile, importFile, rowsOf } from '../../factories/imports'
import { administrator, makePerson, type Person } from '../../factories/person'
import { makeProgram } from '../../factories/program'
import { makeBranch, makeCompany, makeEmployee, type Row } from '../../factories/rows'

type Answer = { docs: SimilarRecord[] }
type Asking = Pick<Person, 'post'>

let boss: Person
beforeAll(async () => {
  boss = await administrator()
})

/** A word that no other name has. */
const word = (length = 7): string =>
  Array.from({ length }, () => 'bcdfghklmnprstvyz'.charAt(Math.random() * 17)).join('')
const digits = (length: number): string =>
  Array.from({ length }, () => Math.floor(Math.random() * 10)).join('')

const asked = async (by: Asking, slug: 'companies' | 'employees', sent: object) => {
  const { status, json } = await by.post<Answer>(`/${slug}/similar`, sent)
  expect(status).toBe(200)
  return json.docs
}
const said = (docs: readonly SimilarRecord[]) =>
  docs.map(({ company, employee, likenesses, sure }) => [
    employee ?? company,
    `${likenesses.join()}${sure ? '!' : ''}`,
  ])
const similar = async (slug: 'companies' | 'employees', sent: object, by: Asking = boss) =>
  said(await asked(by, slug, sent))

const coresOf = async (names: readonly string[]) =>
  (
    await select<{ core: string }>(
      'select company_core(name) as core from unnest($1::text[]) with ordinality n(name, at) order by at',
      [names],
    )
  ).map(({ core }) => core)

describe('the core of a name', () => {
  it.each([
    ['Öztürk Makine San. ve Tic. Ltd. Şti.', 'ozturk makine'],
    ['ÖZTÜRK MAKİNE A.Ş.', 'ozturk makine'],
    ['Öztürk Makine Sanayi ve Ticaret Anonim Şirketi', 'ozturk makine'],
    ['IŞIK İnşaat İth. İhr. Paz. Ltd.Şti.', 'isik insaat'],
    ['İstanbul Işık A. Ş.', 'istanbul isik'],
    ['Tarım Kredi Kooperatifi', 'tarim kredi'],
    ['Asas', 'asas'],
    ['Sanat Ticarethanesi', 'sanat ticarethanesi'],
    ['S.A.R.L. Société Dupont & Fils', 'dupont fils'],
    ['Établissements Léger S.A.S.', 'leger'],
    ['L’Oréal S.A.', 'loreal'],
    ['Müller & Co. KG', 'muller'],
    ['Acme Holdings, Inc.', 'acme holdings'],
    ['ACME (UK) Limited', 'acme uk'],
    ['شركة النور للتجارة ذ.م.م', 'نور'],
    ['مؤسّسة النُّور', 'نور'],
    ['شركة مصطفى والتصدير المحدودة', 'مصطفي'],
    ['مصطفي', 'مصطفي'],
    ['3M', '3m'],
    // A name of such words alone keeps them, and no name is empty that has a letter.
    ['Sanayi ve Ticaret A.Ş.', 'sanayi ve ticaret a s'],
    ['A.Ş.', 'a s'],
    [' … ', ''],
  ])('of %s is "%s"', async (name, core) => {
    expect(await coresOf([name])).toEqual([core])
  })

  it('has letters that trigrams are made of, whatever its script', async () => {
    const rows = await select<{ text: string }>(
      `select trigram_text(fold_text(name)) as text from unnest($1::text[]) name`,
      [['Öztürk', 'مصطفى النور', 'Ромашка Μαρία', 'Straße']],
    )
    expect(rows.map(({ text }) => /^[a-z0-9 ]+$/.test(text))).toEqual([true, true, true, true])
    const [row] = await select<{ count: number; letters: number }>(
      `select count(distinct trigram_text(letter))::int as count, count(*)::int as letters
         from unnest(string_to_array('ا,ب,ت,ث,ج,ح,خ,د,ذ,ر,ز,س,ش,ص,ض,ط,ظ,ع,غ,ف,ق,ك,ل,م,ن,ه,و,ي,ء', ',')) letter`,
    )
    expect(row).toEqual({ count: 29, letters: 29 })
  })
})

describe('a company is like another one', () => {
  it('by its name without legal words, the most alike first', async () => {
    const own = word()
    const one = await makeCompany({ name: `${own} Makina Sanayi ve Ticaret Ltd. Şti.` })
    const other = await makeCompany({ name: `${own} Makine A.Ş.` })
    const beginning = await makeCompany({ name: `${own} Tekstil ve Konfeksiyon Atölyeleri` })
    expect(await similar('companies', { name: `${own.toUpperCase()} MAKİNE SAN. TİC.` })).toEqual([
      [other.id, 'name'],
      [one.id, 'similarName'],
    ])
    // From four letters on, while it is being typed.
    expect((await similar('companies', { name: own.slice(0, 4) })).map(([id]) => id)).toEqual(
      expect.arrayContaining([one.id, other.id, beginning.id]),
    )
    expect(await similar('companies', { name: own.slice(0, 3) })).toEqual([])
    expect(await similar('companies', { name: `${own} ${word()} ${word()}` })).toEqual([])
  })

  it('whose name it begins with', async () => {
    const own = word()
    const { id } = await makeCompany({ name: `${own} A.Ş.` })
    expect(await similar('companies', { name: `${own} Makine ve Kalıp` })).toEqual([
      [id, 'nameBeginning'],
    ])
  })

  it('by its title as well', async () => {
    const own = word()
    const { id } = await makeCompany({ name: word(), title: `${own} Gıda Ticaret A.Ş.` })
    expect(await similar('companies', { title: `${own} Gıda` })).toEqual([[id, 'name']])
    expect(await similar('companies', { name: `${own} Gıda` })).toEqual([[id, 'name']])
  })

  it.each([
    ['ŞIK İnci Çelik', 'sik inci celik'],
    ['Işıl Ünlü Dökümhanesi', 'ISIL UNLU DOKUMHANESI'],
    ['الندى الذهبية', 'شركة النَّدى الذهبيّة ذ.م.م'],
    ['مؤسسة ليلى للأثاث', 'ليلي للاثاث'],
    ['عبد الرحمن للمقاولات العامة', 'عبد الرحمان للمقاولات العامه'],
  ])('however its letters are written: %s, %s', async (name, typed) => {
    const { id } = await makeCompany({ name })
    const found = await asked(boss, 'companies', { name: typed })
    expect(found.map(({ company }) => company)).toContain(id)
  })

  it('surely by tax number, address and ten digits of a phone, in any of its places', async () => {
    const tail = digits(9)
    const tax = `DE${digits(9)}`
    const mail = `${word()}@example.com`
    const company = await makeCompany({
      name: word(),
      bossPhone: `+90 5${tail}`,
      extraEmails: [{ email: mail }],
    })
    await makeBranch({
      company: company.id,
      taxNumber: tax,
      phone: `0 (4${tail.slice(0, 2)}) ${tail.slice(2)}`,
    })
    const sure = (...likenesses: string[]) => [[company.id, `${likenesses.join()}!`]]
    expect(await similar('companies', { phones: [`05${tail}`] })).toEqual(sure('phone'))
    expect(await similar('companies', { phones: [`4${tail}`] })).toEqual(sure('phone'))
    expect(await similar('companies', { phones: [tail] })).toEqual([])
    expect(await similar('companies', { taxNumber: tax.toLowerCase() })).toEqual(sure('taxNumber'))
    expect(await similar('companies', { taxNumber: tax.replace('DE', 'FR') })).toEqual([])
    const answer = await asked(boss, 'companies', {
      emails: [mail.toUpperCase()],
      phones: [`5${tail}`],
      taxNumber: tax,
    })
    expect(said(answer)).toEqual(sure('taxNumber', 'email', 'phone'))
    expect(answer[0]).toMatchObject({
      taxNumber: tax,
      phone: `+90 5${tail}`,
      href: `/customers/view/${company.id}`,
    })
  })

  it('but not by a number that is nobody’s own, not itself, and not what was deleted', async () => {
    const name = word()
    const one = await makeCompany({ name })
    await makeBranch({ company: one.id, taxNumber: '11111111111' })
    expect(await similar('companies', { taxNumber: '11111111111' })).toEqual([])
    expect(await similar('companies', { name })).toEqual([[one.id, 'name']])
    expect(await similar('companies', { name, except: one.id })).toEqual([])
    const gone = await makeCompany({ name })
    expect((await boss.remove(`/companies/${gone.id}`)).status).toBe(200)
    expect(await similar('companies', { name })).toEqual([[one.id, 'name']])
  })

  it('at most five times, and never for nothing', async () => {
    const name = word()
    for (let n = 0; n < 7; n += 1) await makeCompany({ name })
    expect(await similar('companies', { name })).toHaveLength(5)
    for (const sent of [{}, { name: '' }, { name: '%' }, { name: '____' }, { name: 'ltd şti' }])
      expect(Array.isArray(await asked(boss, 'companies', sent))).toBe(true)
    expect(await similar('companies', { name: '%%%%' })).toEqual([])
  })
})

describe('a person is like another one', () => {
  it('by address and phone, by a similar name among the people of the company', async () => {
    const [company, other] = [
      await makeCompany({ name: word() }),
      await makeCompany({ name: word() }),
    ]
    const [first, last] = [word(), word()]
    const tail = digits(9)
    const one = await makeEmployee({
      company: company.id,
      name: `${first} ${last}oğlu`,
      phone2: `+905${tail} dahili 12`,
    })
    const twin = await makeEmployee({ company: other.id, name: `${first} ${last}oğlu` })
    expect(
      await similar('employees', { name: `${first} ${last}ogullari`, company: company.id }),
    ).toEqual([[one.id, 'similarName']])
    expect(await similar('employees', { name: first, company: company.id })).toEqual([
      [one.id, 'nameBeginning'],
    ])
    // Of another company only the same name.
    expect(await similar('employees', { name: `${first} ${last}ogullari` })).toEqual([])
    expect(
      await similar('employees', { name: `${first} ${last}OĞLU`, company: company.id }),
    ).toEqual([
      [one.id, 'name'],
      [twin.id, 'name'],
    ])
    const [found] = await asked(boss, 'employees', { phones: [`05${tail}`], except: twin.id })
    expect(found).toMatchObject({
      employee: one.id,
      companyName: company.name,
      sure: true,
      href: `/customers/employees/show/${company.id}/${one.id}`,
    })
    expect(await similar('employees', { phones: [`05${tail}`], except: one.id })).toEqual([])
  })

  it('rather than their company, where nothing more is known', async () => {
    const mail = `${word()}@example.com`
    const company = await makeCompany({ name: word(), email: mail })
    const person = await makeEmployee({ company: company.id, email: mail })
    expect(await similar('companies', { emails: [mail], people: true })).toEqual([
      [person.id, 'email!'],
    ])
    expect(await similar('companies', { emails: [mail] })).toEqual([[company.id, 'email!']])
  })
})

describe('who may find what', () => {
  const FIELDS = {
    companies: ['name', 'title', 'email', 'bossPhone', 'extraEmails'],
    branches: ['company', 'taxNumber', 'phone'],
    employees: ['company', 'name', 'title', 'email', 'cellPhone1', 'phone1'],
  }
  const ALL = [...new Set(Object.values(FIELDS).flat())]
  const reader = (fields?: string[]): Promise<Person> =>
    makePerson([
      { subject: 'customers', actions: ['read'], ...(fields && { fields }) } as Permission,
    ])

  const marks = {
    name: `kanarya${word()}`,
    title: `unvan${word()} Makine`,
    email: `${word()}@kanarya.example`,
    extra: `${word()}@ek.example`,
    phone: `05${digits(9)}`,
    branchPhone: `05${digits(9)}`,
    tax: `DE${digits(9)}`,
    person: `kisi${word()}`,
    job: `gorev${word()}`,
    personMail: `${word()}@kisi.example`,
    cell: `05${digits(9)}`,
    landline: `05${digits(9)}`,
  }
  let company: Row
  beforeAll(async () => {
    company = await makeCompany({
      name: marks.name,
      title: marks.title,
      email: marks.email,
      bossPhone: marks.phone,
      extraEmails: [{ email: marks.extra }],
    })
    await makeBranch({ company: company.id, taxNumber: marks.tax, phone: marks.branchPhone })
    await makeEmployee({
      company: company.id,
      name: marks.person,
      title: marks.job,
      email: marks.personMail,
      cellPhone1: marks.cell,
      phone1: marks.landline,
    })
  })

  /** Each mark with the fields that open it, and what asks for it. */
  const OPENED: [mark: keyof typeof marks, fields: string[], sent: object][] = [
    ['name', ['name'], { name: marks.name }],
    ['title', ['title'], { name: marks.title }],
    ['email', ['email'], { emails: [marks.email] }],
    ['extra', ['extraEmails'], { emails: [marks.extra] }],
    ['phone', ['bossPhone'], { phones: [marks.phone] }],
    ['branchPhone', ['company', 'phone'], { phones: [marks.branchPhone] }],
    ['tax', ['company', 'taxNumber'], { taxNumber: marks.tax }],
    ['person', ['company', 'name'], { name: marks.person, people: true }],
    ['personMail', ['company', 'email'], { emails: [marks.personMail], people: true }],
    ['cell', ['company', 'cellPhone1'], { phones: [marks.cell], people: true }],
    ['landline', ['company', 'phone1'], { phones: [marks.landline], people: true }],
  ]

  it('a field that is closed neither finds a record nor is shown', async () => {
    const everybody: [hidden: string, person: Person][] = await Promise.all(
      ALL.map(async (hidden): Promise<[string, Person]> => [
        hidden,
        await reader(ALL.filter((field) => field !== hidden)),
      ]),
    )
    for (const [hidden, person] of everybody)
      for (const [mark, fields, sent] of OPENED) {
        const docs = await asked(person, 'companies', sent)
        const isFound = docs.some((doc) => doc.company === company.id)
        expect(isFound, `${mark} without ${hidden}`).toBe(!fields.includes(hidden))
      }
    // Whatever finds it, what is closed does not come along.
    const SHOWN: Record<string, string[]> = {
      name: [marks.name, marks.person],
      title: [marks.title, marks.job],
      email: [marks.email, marks.personMail],
      bossPhone: [marks.phone],
      taxNumber: [marks.tax],
      cellPhone1: [marks.cell],
      phone1: [marks.landline],
    }
    for (const [hidden, person] of everybody) {
      const bodies: string[] = []
      for (const [, , sent] of OPENED)
        bodies.push(
          JSON.stringify(await asked(person, 'companies', sent)),
          JSON.stringify(
            await asked(person, 'employees', {
              ...sent,
              people: undefined,
              title: undefined,
              taxNumber: undefined,
            }),
          ),
        )
      for (const value of SHOWN[hidden] ?? [])
        expect(bodies.join(), `${value} without ${hidden}`).not.toContain(value)
    }
  })

  it('is found by whoever reads all of it, and by a program that reads', async () => {
    const person = await reader()
    const program = await makeProgram([{ subject: 'customers', actions: ['read'] }])
    for (const by of [person, program])
      for (const [mark, , sent] of OPENED) {
        const docs = await asked(by, 'companies', sent)
        expect(
          docs.some((doc) => doc.company === company.id),
          mark,
        ).toBe(true)
      }
  })

  it('is closed to whoever may not read customers, writers included', async () => {
    const writer = await makePerson([{ subject: 'customers', actions: ['create', 'write'] }])
    const other = await makePerson([{ subject: 'meets', actions: ['read'] }])
    for (const by of [writer, other])
      for (const slug of ['companies', 'employees'])
        expect((await by.post(`/${slug}/similar`, { name: marks.name })).status).toBe(403)
  })

  it('changes nothing and is not kept: asked twice under one key, it is read twice', async () => {
    const name = word()
    const headers = { 'Idempotency-Key': word(20) }
    const before = await select('select count(*) from idempotency_keys')
    expect(
      (await boss.post<Answer>('/companies/similar', { name }, { headers })).json.docs,
    ).toEqual([])
    const { id } = await makeCompany({ name })
    const again = await boss.post<Answer>('/companies/similar', { name }, { headers })
    expect(again.json.docs.map((doc) => doc.company)).toEqual([id])
    expect(await select('select count(*) from idempotency_keys')).toEqual(before)
  })

  it.each([
    [{ emails: 'a@b.example' }, 'emails', 'notAList'],
    [{ phones: [1] }, 'phones', 'invalidInput'],
    [{ phones: Array.from({ length: 11 }, () => '1') }, 'phones', 'tooLarge'],
    [{ name: 'a'.repeat(201) }, 'name', 'textTooLong'],
    [{ except: 'x' }, 'except', 'invalidId'],
  ])('says what is wrong with %j', async (sent, path, code) => {
    const { status, json } = await boss.post<{ errors: { data: { errors: object[] } }[] }>(
      '/companies/similar',
      sent,
    )
    expect(status).toBe(400)
    expect(json.errors[0]?.data.errors).toMatchObject([{ path, code }])
  })
})

describe('a row of a file', () => {
  const HEAD = ['Firma adı', 'Firma sahibi telefonu']
  const hintsOf = async (by: Person, name: string, phone: string) => {
    const id = await checkFile(by, 'companies', [HEAD, [name, phone]])
    const [row] = await rowsOf(by, id)
    return { state: row?.state, similar: said(row?.similar ?? []) }
  }

  it('says in the preview which record it may be, and can be taken all the same', async () => {
    const [name, phone] = [word(), `05${digits(9)}`]
    const { id } = await makeCompany({ name: `${name} Gıda Ltd. Şti.`, bossPhone: phone })
    expect(await hintsOf(boss, `${name} GIDA A.Ş.`, phone)).toEqual({
      state: 'ready',
      similar: [[id, 'phone,name!']],
    })
    const import_ = await importFile(boss, 'companies', [HEAD, [`${name} GIDA A.Ş.`, phone]])
    const [row] = await rowsOf(boss, import_)
    // It is a record by now, and no longer like one.
    expect([row?.state, row?.similar]).toEqual(['done', []])
  })

  it('says nothing by fields that its importer may not read', async () => {
    const [name, phone] = [word(), `05${digits(9)}`]
    await makeCompany({ name, bossPhone: phone })
    const importer = await makePerson([
      { subject: 'customers', actions: ['create', 'import'] },
      { subject: 'customers', actions: ['read'], fields: ['name', 'title'] },
    ])
    const blind = await makePerson([{ subject: 'customers', actions: ['create', 'import'] }])
    expect((await hintsOf(importer, word(), phone)).similar).toEqual([])
    expect((await hintsOf(importer, name, phone)).similar).toMatchObject([
      [expect.any(Number), 'name'],
    ])
    expect((await hintsOf(blind, name, phone)).similar).toEqual([])
  })
})
