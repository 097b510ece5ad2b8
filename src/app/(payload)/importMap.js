import { SectionField as SectionField_0073da30d17558c843813eae40501d70 } from '../../components/fields/SectionField'
import { WorkingDays as WorkingDays_133a79fef0e0f897ef942dc93ba9a557 } from '../../components/customers/WorkingDays'
import { DocumentPage as DocumentPage_e6df69a359fa62d9c63c35c109d764b0 } from '../../components/document/DocumentPage'
import { MomentField as MomentField_313d4f74ab5c6e365fa608603322d126 } from '../../components/fields/MomentField'
import { RichTextField as RichTextField_a5f31670885fdd215f20d17a9c766cb7 } from '../../components/richText/RichTextField'
import { DecimalField as DecimalField_707c558e6152da61fe23bdf8fd4900ef } from '../../components/fields/DecimalField'
import { LineEditor as LineEditor_0c7483a3097fd8f9d651e116c4b1285e } from '../../components/tenders/LineEditor'
import { TenderFiles as TenderFiles_aa46073830788cbcf98d792bea6fdcf4 } from '../../components/files/TenderFiles'
import { TenderSide as TenderSide_b5f948e71843d17414037201e871a837 } from '../../components/tenders/TenderSide'
import { RecordActions as RecordActions_89aad18654a1aae9b66cd56355605af8 } from '../../app/(payload)/views/RecordActions'
import { PictureField as PictureField_cbb1565a8600dde5f0ce784ff172a52a } from '../../components/files/PictureField'
import { GroupParts as GroupParts_e87ae24c0b14bd237676addc3c2170fd } from '../../components/stock/GroupParts'
import { CurrentPassword as CurrentPassword_e37ef01eb37f3aec8601f337d682ef67 } from '../../components/users/CurrentPassword'
import { PermissionMatrix as PermissionMatrix_6f5d357a60f2b3c52d39116ff98e8477 } from '../../components/roles/PermissionMatrix'
import { RolesView as RolesView_9a482f7993f83cb4b9f847d9531c2c5f } from '../../app/(payload)/views/RolesView'
import { Nav as Nav_2dd25e1210f54961c29c777739206ba0 } from '../../components/shell/Nav'
import { FrameHeader as FrameHeader_7148a433f6a88dc11637e873f43d3c3c } from '../../app/(payload)/views/FrameHeader'
import { Shell as Shell_76fdfde1bc902f7047db07b8ad45ce48 } from '../../components/shell/Shell'
import { DashboardView as DashboardView_e30d66005784307f72a1bb5385745a07 } from '../../app/(payload)/views/DashboardView'
import { LoginScreen as LoginScreen_31e0975825a9875805825fd281dcf205 } from '../../components/auth/LoginScreen'
import { ForgotPasswordScreen as ForgotPasswordScreen_3094dc4abeabf01f5d890ca35ecfe207 } from '../../components/auth/ForgotPasswordScreen'
import { CustomerView as CustomerView_4f5bdcfb31e170fd409f94179cca9fff } from '../../app/(payload)/views/CustomerView'
import { EmployeeView as EmployeeView_7bfe097711d8c41bee256023ec33c96a } from '../../app/(payload)/views/EmployeeView'
import { TenderShow as TenderShow_89004fb98115212790950ecdaa57a853 } from '../../app/(payload)/views/TenderShow'
import { UserView as UserView_8516395e603a5f6ab47dadd4708a8d35 } from '../../app/(payload)/views/UserView'
import { PermissionsView as PermissionsView_8a02be08cf69e726f6b848895974904a } from '../../app/(payload)/views/PermissionsView'
import { SettingsView as SettingsView_1992dcacc6c17d14ed6dbe32d2543187 } from '../../app/(payload)/views/SettingsView'
import { AccessControlView as AccessControlView_7e867f917651058f727031838ac8d686 } from '../../app/(payload)/views/AccessControlView'
import { ProfileView as ProfileView_ce886bdfab19d6e1c173eb6715a18b62 } from '../../app/(payload)/views/ProfileView'
import { AccountView as AccountView_4cfce445ac3dae7064e1d13c20f3cc18 } from '../../app/(payload)/views/AccountView'
import { NotificationsView as NotificationsView_204f00c8dd3d1a2f0c0864a168fd56d5 } from '../../app/(payload)/views/NotificationsView'
import { ListView as ListView_5c1b47f8eb049fc7d74b4f6461f2fb39 } from '../../app/(payload)/views/ListView'
import { CollectionCards as CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1 } from '@payloadcms/next/rsc'

/** @type import('payload').ImportMap */
export const importMap = {
  "/components/fields/SectionField#SectionField": SectionField_0073da30d17558c843813eae40501d70,
  "/components/customers/WorkingDays#WorkingDays": WorkingDays_133a79fef0e0f897ef942dc93ba9a557,
  "/components/document/DocumentPage#DocumentPage": DocumentPage_e6df69a359fa62d9c63c35c109d764b0,
  "/components/fields/MomentField#MomentField": MomentField_313d4f74ab5c6e365fa608603322d126,
  "/components/richText/RichTextField#RichTextField": RichTextField_a5f31670885fdd215f20d17a9c766cb7,
  "/components/fields/DecimalField#DecimalField": DecimalField_707c558e6152da61fe23bdf8fd4900ef,
  "/components/tenders/LineEditor#LineEditor": LineEditor_0c7483a3097fd8f9d651e116c4b1285e,
  "/components/files/TenderFiles#TenderFiles": TenderFiles_aa46073830788cbcf98d792bea6fdcf4,
  "/components/tenders/TenderSide#TenderSide": TenderSide_b5f948e71843d17414037201e871a837,
  "/app/(payload)/views/RecordActions#RecordActions": RecordActions_89aad18654a1aae9b66cd56355605af8,
  "/components/files/PictureField#PictureField": PictureField_cbb1565a8600dde5f0ce784ff172a52a,
  "/components/stock/GroupParts#GroupParts": GroupParts_e87ae24c0b14bd237676addc3c2170fd,
  "/components/users/CurrentPassword#CurrentPassword": CurrentPassword_e37ef01eb37f3aec8601f337d682ef67,
  "/components/roles/PermissionMatrix#PermissionMatrix": PermissionMatrix_6f5d357a60f2b3c52d39116ff98e8477,
  "/app/(payload)/views/RolesView#RolesView": RolesView_9a482f7993f83cb4b9f847d9531c2c5f,
  "/components/shell/Nav#Nav": Nav_2dd25e1210f54961c29c777739206ba0,
  "/app/(payload)/views/FrameHeader#FrameHeader": FrameHeader_7148a433f6a88dc11637e873f43d3c3c,
  "/components/shell/Shell#Shell": Shell_76fdfde1bc902f7047db07b8ad45ce48,
  "/app/(payload)/views/DashboardView#DashboardView": DashboardView_e30d66005784307f72a1bb5385745a07,
  "/components/auth/LoginScreen#LoginScreen": LoginScreen_31e0975825a9875805825fd281dcf205,
  "/components/auth/ForgotPasswordScreen#ForgotPasswordScreen": ForgotPasswordScreen_3094dc4abeabf01f5d890ca35ecfe207,
  "/app/(payload)/views/CustomerView#CustomerView": CustomerView_4f5bdcfb31e170fd409f94179cca9fff,
  "/app/(payload)/views/EmployeeView#EmployeeView": EmployeeView_7bfe097711d8c41bee256023ec33c96a,
  "/app/(payload)/views/TenderShow#TenderShow": TenderShow_89004fb98115212790950ecdaa57a853,
  "/app/(payload)/views/UserView#UserView": UserView_8516395e603a5f6ab47dadd4708a8d35,
  "/app/(payload)/views/PermissionsView#PermissionsView": PermissionsView_8a02be08cf69e726f6b848895974904a,
  "/app/(payload)/views/SettingsView#SettingsView": SettingsView_1992dcacc6c17d14ed6dbe32d2543187,
  "/app/(payload)/views/AccessControlView#AccessControlView": AccessControlView_7e867f917651058f727031838ac8d686,
  "/app/(payload)/views/ProfileView#ProfileView": ProfileView_ce886bdfab19d6e1c173eb6715a18b62,
  "/app/(payload)/views/AccountView#AccountView": AccountView_4cfce445ac3dae7064e1d13c20f3cc18,
  "/app/(payload)/views/NotificationsView#NotificationsView": NotificationsView_204f00c8dd3d1a2f0c0864a168fd56d5,
  "/app/(payload)/views/ListView#ListView": ListView_5c1b47f8eb049fc7d74b4f6461f2fb39,
  "@payloadcms/next/rsc#CollectionCards": CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1
}
