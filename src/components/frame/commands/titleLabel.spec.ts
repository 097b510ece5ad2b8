import { expect, it } from 'vitest'
import { COMMAND_SLUGS } from '@/catalog/commands/registry'
import { translate } from '@/i18n/translate'
import { titleLabel } from './titleLabel'

it('calls the title of a record what its form calls it', () => {
  const said = COMMAND_SLUGS.map((slug) => [slug, translate('tr', titleLabel(slug))])
  expect(Object.fromEntries(said)).toMatchObject({
    'stock-cards': 'Stok adı',
    'stock-groups': 'Grup adı',
    'stock-counts': 'Başlık',
    'price-changes': 'Adı',
    tenders: 'Başlık',
    'tender-templates': 'Şablon adı',
    users: 'Ad soyad',
  })
  expect(said.filter(([, words]) => words?.includes('.fields.'))).toEqual([])
})
