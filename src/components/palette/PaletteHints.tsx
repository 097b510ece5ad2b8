import { useT } from '@/components/ui/useT'

import { PREFIXES } from './paletteQuery'

/** What the keys do, and the signs that narrow a search; a click on a sign writes it. */
export const PaletteHints = ({ onPrefix }: { onPrefix: (sign: string) => void }) => {
  const t = useT()
  return (
    <div className="palette__hints">
      <ul className="palette__prefixes" aria-label={t('search.prefixes')}>
        {Object.entries(PREFIXES).map(([sign, mode]) => (
          <li key={sign}>
            <button type="button" className="palette__prefix" onClick={() => onPrefix(sign)}>
              <kbd className="key-cap">{sign}</kbd> {t(`search.modes.${mode}`)}
            </button>
          </li>
        ))}
      </ul>
      <p className="palette__keys">
        <span>
          <kbd className="key-cap">↑</kbd>
          <kbd className="key-cap">↓</kbd> {t('search.hintMove')}
        </span>
        <span>
          <kbd className="key-cap">↵</kbd> {t('search.hintOpen')}
        </span>
        <span>
          <bdi dir="ltr">
            <kbd className="key-cap">Ctrl</kbd>
            <kbd className="key-cap">↵</kbd>
          </bdi>{' '}
          {t('search.hintNewTab')}
        </span>
      </p>
    </div>
  )
}
