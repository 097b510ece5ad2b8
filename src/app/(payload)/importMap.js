import { SimilarInForm as SimilarInForm_17c0609877b6f5416146987d038b2c38 } from '../../components/document/similar/SimilarInForm'
import { RichTextField as RichTextField_437da56cb4ba289d7aa99dcb1df706de } from '../../components/document/richText/RichTextField'
import { SectionField as SectionField_5873fa7a41e7d2686d05cc6f46df74d7 } from '../../components/document/fields/SectionField'
import { ChoiceField as ChoiceField_d61b53387f073641cd1c8436729a6cbb } from '../../components/document/fields/ChoiceField'
import { RowsField as RowsField_47a9f9ce3b8b7440b95e669893f04d70 } from '../../components/document/rows/RowsField'
import { PhoneField as PhoneField_81aac68a4ed1d7bfa8d2f7ea27c834a1 } from '../../components/document/fields/PhoneField'
import { WorkingDays as WorkingDays_133a79fef0e0f897ef942dc93ba9a557 } from '../../components/customers/WorkingDays'
import { RelationField as RelationField_27198c2cc87755761c90dc5715b3783c } from '../../app/(payload)/fields/RelationField'
import { DocumentPage as DocumentPage_79518eba645613d5f3701fa52493b8c4 } from '../../app/(payload)/views/DocumentPage'
import { MomentField as MomentField_164f37daf92d11d09bcdcd5e1ab6b334 } from '../../components/document/fields/MomentField'
import { DecimalField as DecimalField_c402071b4d1555b78022aed3bf81bee9 } from '../../components/document/fields/DecimalField'
import { RateProposal as RateProposal_220089892177a5e1d20e88103e6f8944 } from '../../components/document/rate/RateProposal'
import { PaymentPatterns as PaymentPatterns_f30fd2a20d5b2345fa85d5433f695978 } from '../../components/tenders/payment/PaymentPatterns'
import { LineEditor as LineEditor_0c7483a3097fd8f9d651e116c4b1285e } from '../../components/tenders/LineEditor'
import { TenderDeliveries as TenderDeliveries_f31978b0b0d1f8c84553c93ced8b7f76 } from '../../components/tenders/deliveries/TenderDeliveries'
import { TenderFiles as TenderFiles_d958a3d1c804131de709d3e808a021b2 } from '../../components/tenders/files/TenderFiles'
import { TenderSends as TenderSends_27ed66162cd6b406fff857229822eb72 } from '../../components/tenders/sends/TenderSends'
import { TenderSide as TenderSide_04479f822b5fb88913832c221b2b61b6 } from '../../app/(payload)/views/TenderSide'
import { TemplateLines as TemplateLines_e1ecef6103922b6c9e5fd54f6a809a46 } from '../../app/(payload)/views/TemplateLines'
import { TaxRateHint as TaxRateHint_7ea9f9d1d285d50a7bdd2f4c423a5bfc } from '../../components/stock/card/TaxRateHint'
import { PictureField as PictureField_e7c7b80b4e08b24beb16929a3ce0f0dc } from '../../components/document/fields/PictureField'
import { GroupParts as GroupParts_e87ae24c0b14bd237676addc3c2170fd } from '../../components/stock/GroupParts'
import { DirectionField as DirectionField_c557779430e0f08548576a8a85508015 } from '../../components/stock/movement/DirectionField'
import { QuantityAfter as QuantityAfter_42eaa49c84b8de14be0566feb2b0186e } from '../../components/stock/movement/QuantityAfter'
import { ClosedHint as ClosedHint_d6bc11776a8a72c344e9c9b517b87b32 } from '../../components/stock/movement/ClosedHint'
import { ValidityHint as ValidityHint_7dbe7109474b284da29ec453366ef233 } from '../../components/stock/ValidityHint'
import { OwnPassword as OwnPassword_c02780aa6fbd7fdc91ecf1e2dc84f29b } from '../../app/(payload)/views/OwnPassword'
import { RoleRights as RoleRights_d031a037cbe98b78d399d9f2093d89e2 } from '../../app/(payload)/views/RoleRights'
import { ScopesField as ScopesField_815e146ec4f92bcd385722e0c62baf7a } from '../../components/users/clients/ScopesField'
import { NetworksField as NetworksField_fb87e296cd1bd848770c7496d3756e79 } from '../../components/users/clients/NetworksField'
import { ChannelsField as ChannelsField_dad34c263c7c125a47e761a89c5d76fe } from '../../components/users/clients/ChannelsField'
import { ExpiryField as ExpiryField_aab43765aa2cf4a137c9fab73951dde3 } from '../../components/users/clients/ExpiryField'
import { TypesField as TypesField_04141b48d55037ac67c9027a94a4c534 } from '../../components/webhooks/TypesField'
import { Nav as Nav_fd1ea689ec102b1e79d8888b3f293ac8 } from '../../app/(payload)/frame/Nav'
import { FormHeader as FormHeader_10285de5cd084c3c112ca78fb919446e } from '../../app/(payload)/frame/FormHeader'
import { CollectionCards as CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1 } from '@payloadcms/next/rsc'

/** @type import('payload').ImportMap */
export const importMap = {
  "/components/document/similar/SimilarInForm#SimilarInForm": SimilarInForm_17c0609877b6f5416146987d038b2c38,
  "/components/document/richText/RichTextField#RichTextField": RichTextField_437da56cb4ba289d7aa99dcb1df706de,
  "/components/document/fields/SectionField#SectionField": SectionField_5873fa7a41e7d2686d05cc6f46df74d7,
  "/components/document/fields/ChoiceField#ChoiceField": ChoiceField_d61b53387f073641cd1c8436729a6cbb,
  "/components/document/rows/RowsField#RowsField": RowsField_47a9f9ce3b8b7440b95e669893f04d70,
  "/components/document/fields/PhoneField#PhoneField": PhoneField_81aac68a4ed1d7bfa8d2f7ea27c834a1,
  "/components/customers/WorkingDays#WorkingDays": WorkingDays_133a79fef0e0f897ef942dc93ba9a557,
  "/app/(payload)/fields/RelationField#RelationField": RelationField_27198c2cc87755761c90dc5715b3783c,
  "/app/(payload)/views/DocumentPage#DocumentPage": DocumentPage_79518eba645613d5f3701fa52493b8c4,
  "/components/document/fields/MomentField#MomentField": MomentField_164f37daf92d11d09bcdcd5e1ab6b334,
  "/components/document/fields/DecimalField#DecimalField": DecimalField_c402071b4d1555b78022aed3bf81bee9,
  "/components/document/rate/RateProposal#RateProposal": RateProposal_220089892177a5e1d20e88103e6f8944,
  "/components/tenders/payment/PaymentPatterns#PaymentPatterns": PaymentPatterns_f30fd2a20d5b2345fa85d5433f695978,
  "/components/tenders/LineEditor#LineEditor": LineEditor_0c7483a3097fd8f9d651e116c4b1285e,
  "/components/tenders/deliveries/TenderDeliveries#TenderDeliveries": TenderDeliveries_f31978b0b0d1f8c84553c93ced8b7f76,
  "/components/tenders/files/TenderFiles#TenderFiles": TenderFiles_d958a3d1c804131de709d3e808a021b2,
  "/components/tenders/sends/TenderSends#TenderSends": TenderSends_27ed66162cd6b406fff857229822eb72,
  "/app/(payload)/views/TenderSide#TenderSide": TenderSide_04479f822b5fb88913832c221b2b61b6,
  "/app/(payload)/views/TemplateLines#TemplateLines": TemplateLines_e1ecef6103922b6c9e5fd54f6a809a46,
  "/components/stock/card/TaxRateHint#TaxRateHint": TaxRateHint_7ea9f9d1d285d50a7bdd2f4c423a5bfc,
  "/components/document/fields/PictureField#PictureField": PictureField_e7c7b80b4e08b24beb16929a3ce0f0dc,
  "/components/stock/GroupParts#GroupParts": GroupParts_e87ae24c0b14bd237676addc3c2170fd,
  "/components/stock/movement/DirectionField#DirectionField": DirectionField_c557779430e0f08548576a8a85508015,
  "/components/stock/movement/QuantityAfter#QuantityAfter": QuantityAfter_42eaa49c84b8de14be0566feb2b0186e,
  "/components/stock/movement/ClosedHint#ClosedHint": ClosedHint_d6bc11776a8a72c344e9c9b517b87b32,
  "/components/stock/ValidityHint#ValidityHint": ValidityHint_7dbe7109474b284da29ec453366ef233,
  "/app/(payload)/views/OwnPassword#OwnPassword": OwnPassword_c02780aa6fbd7fdc91ecf1e2dc84f29b,
  "/app/(payload)/views/RoleRights#RoleRights": RoleRights_d031a037cbe98b78d399d9f2093d89e2,
  "/components/users/clients/ScopesField#ScopesField": ScopesField_815e146ec4f92bcd385722e0c62baf7a,
  "/components/users/clients/NetworksField#NetworksField": NetworksField_fb87e296cd1bd848770c7496d3756e79,
  "/components/users/clients/ChannelsField#ChannelsField": ChannelsField_dad34c263c7c125a47e761a89c5d76fe,
  "/components/users/clients/ExpiryField#ExpiryField": ExpiryField_aab43765aa2cf4a137c9fab73951dde3,
  "/components/webhooks/TypesField#TypesField": TypesField_04141b48d55037ac67c9027a94a4c534,
  "/app/(payload)/frame/Nav#Nav": Nav_fd1ea689ec102b1e79d8888b3f293ac8,
  "/app/(payload)/frame/FormHeader#FormHeader": FormHeader_10285de5cd084c3c112ca78fb919446e,
  "@payloadcms/next/rsc#CollectionCards": CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1
}
