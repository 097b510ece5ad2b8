'use client'

import { Card } from '../../ui/layout/Card'
import { Chip, type Tone } from '../../ui/layout/Chip'
import { useT } from '@/components/ui/useT'
import type { ShownLine } from '@/present/tenders/shownComparison'

const TONES: Readonly<Record<'added' | 'removed' | 'changed', Tone>> = {
  added: 'success',
  removed: 'error',
  changed: 'warning',
}

/** Added, removed and changed lines, in the order of the later version. */
export const LineChanges = ({ lines }: { lines: readonly ShownLine[] }) => {
  const t = useT()
  const differing = lines.flatMap((line) =>
    line.kind === 'same' ? [] : [{ ...line, kind: line.kind }],
  )
  if (lines.length === 0) return null
  const same = lines.length - differing.length
  return (
    <Card>
      <h2 className="compare__caption">{t('tenderItems.plural')}</h2>
      {differing.length > 0 && (
        <ul className="compare__lines">
          {differing.map(({ kind, name, figures }, place) => (
            <li key={place} className="compare__line">
              <div className="compare__line-head">
                <Chip tone={TONES[kind]}>{t(`compare.lines.${kind}`)}</Chip>
                <bdi className="compare__name" dir="auto">
                  {name}
                </bdi>
              </div>
              <dl className="compare__figures">
                {figures.map(({ label, before, after }) => (
                  <div key={label}>
                    <dt>{label}</dt>
                    <dd>
                      {before && (
                        <del>
                          <bdi dir="auto">{before}</bdi>
                        </del>
                      )}
                      {kind === 'changed' && !before && '—'}
                      {kind === 'changed' && (
                        <span aria-hidden="true" className="compare__turn mirrored">
                          →
                        </span>
                      )}
                      {after && (
                        <ins>
                          <bdi dir="auto">{after}</bdi>
                        </ins>
                      )}
                      {kind === 'changed' && !after && '—'}
                    </dd>
                  </div>
                ))}
              </dl>
            </li>
          ))}
        </ul>
      )}
      {same > 0 && <p className="text-soft">{t('compare.sameLines', { n: same })}</p>}
    </Card>
  )
}
