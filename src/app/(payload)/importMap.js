import { ListScreen as ListScreen_3762813d0c407f743248d4d0fb887f48 } from '../../components/list/ListScreen'
import { LineEditor as LineEditor_0c7483a3097fd8f9d651e116c4b1285e } from '../../components/tenders/LineEditor'
import { TenderActions as TenderActions_4ccafaef786aa7f3fcafeff1972a52a6 } from '../../components/tenders/TenderActions'
import { CollectionCards as CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1 } from '@payloadcms/next/rsc'

/** @type import('payload').ImportMap */
export const importMap = {
  "/components/list/ListScreen#ListScreen": ListScreen_3762813d0c407f743248d4d0fb887f48,
  "/components/tenders/LineEditor#LineEditor": LineEditor_0c7483a3097fd8f9d651e116c4b1285e,
  "/components/tenders/TenderActions#TenderActions": TenderActions_4ccafaef786aa7f3fcafeff1972a52a6,
  "@payloadcms/next/rsc#CollectionCards": CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1
}
