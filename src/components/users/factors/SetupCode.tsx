'use client'

import { drawingSVG, qrcode, type RenderOptions } from 'bwip-js/browser'

import { useT } from '@/components/ui/useT'

/** The QR code of a setup, on white in every theme: cameras cannot read it on a dark background. */
export const SetupCode = ({ address }: { address: string }) => {
  const t = useT()
  const options: RenderOptions = {
    bcid: 'qrcode',
    text: address,
    scale: 2,
    padding: 8,
    backgroundcolor: 'FFFFFF',
    ...{ eclevel: 'M' },
  }
  const drawing = qrcode(options, drawingSVG())
  return (
    <img
      alt={t('factors.qr')}
      className="factor-setup__code"
      src={`data:image/svg+xml,${encodeURIComponent(drawing)}`}
    />
  )
}
