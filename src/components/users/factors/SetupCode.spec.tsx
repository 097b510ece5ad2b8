import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { WordsContext } from '@/components/ui/words/WordsProvider'
import { setupAddress } from '@/domain/users/factors'
import { createTranslator } from '@/i18n/translate'
import { readCode } from '../../../../tests/helpers/readCode'
import { SetupCode } from './SetupCode'

const ADDRESS = setupAddress({
  secret: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
  account: 'ayse.yilmaz@example.com',
  site: 'Örnek Ofis',
})

const drawing = (): string => {
  const html = renderToStaticMarkup(
    <WordsContext value={{ locale: 'tr', t: createTranslator('tr') }}>
      <SetupCode address={ADDRESS} />
    </WordsContext>,
  )
  return /src="([^"]+)"/.exec(html)?.[1]?.replaceAll('&#x27;', "'") ?? ''
}

// The picture brings its own background and quiet zone.
it.each(['#fff', '#000', '#16181d'])('is read by cameras on a page of %s', async (background) =>
  expect(await readCode(drawing(), background)).toEqual(['QRCode', ADDRESS]),
)
