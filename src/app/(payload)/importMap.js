import { SectionField as SectionField_5873fa7a41e7d2686d05cc6f46df74d7 } from '../../components/document/fields/SectionField'
import { WorkingDays as WorkingDays_133a79fef0e0f897ef942dc93ba9a557 } from '../../components/customers/WorkingDays'
import { DocumentPage as DocumentPage_79518eba645613d5f3701fa52493b8c4 } from '../../app/(payload)/views/DocumentPage'
import { MomentField as MomentField_164f37daf92d11d09bcdcd5e1ab6b334 } from '../../components/document/fields/MomentField'
import { RichTextField as RichTextField_437da56cb4ba289d7aa99dcb1df706de } from '../../components/document/richText/RichTextField'
import { DecimalField as DecimalField_c402071b4d1555b78022aed3bf81bee9 } from '../../components/document/fields/DecimalField'
import { LineEditor as LineEditor_0c7483a3097fd8f9d651e116c4b1285e } from '../../components/tenders/LineEditor'
import { TenderFiles as TenderFiles_d958a3d1c804131de709d3e808a021b2 } from '../../components/tenders/files/TenderFiles'
import { TenderSide as TenderSide_04479f822b5fb88913832c221b2b61b6 } from '../../app/(payload)/views/TenderSide'
import { RecordActions as RecordActions_89aad18654a1aae9b66cd56355605af8 } from '../../app/(payload)/views/RecordActions'
import { PictureField as PictureField_e7c7b80b4e08b24beb16929a3ce0f0dc } from '../../components/document/fields/PictureField'
import { GroupParts as GroupParts_e87ae24c0b14bd237676addc3c2170fd } from '../../components/stock/GroupParts'
import { CurrentPassword as CurrentPassword_d5351586fd8c31e2ac2604b64fba6f63 } from '../../components/users/password/CurrentPassword'
import { PermissionMatrix as PermissionMatrix_826b450bbf1ef86fc472b12acda25abc } from '../../components/users/roles/PermissionMatrix'
import { RolesView as RolesView_9a482f7993f83cb4b9f847d9531c2c5f } from '../../app/(payload)/views/RolesView'
import { Nav as Nav_fd1ea689ec102b1e79d8888b3f293ac8 } from '../../app/(payload)/frame/Nav'
import { FrameHeader as FrameHeader_0937f2058e1d190407a86deb15fa1c7a } from '../../app/(payload)/frame/FrameHeader'
import { Shell as Shell_06a15270d81c6d72f73ee5a443ca69c8 } from '../../app/(payload)/frame/Shell'
import { DashboardView as DashboardView_e30d66005784307f72a1bb5385745a07 } from '../../app/(payload)/views/DashboardView'
import { LoginScreen as LoginScreen_0274c81c97102edd61ed9315558a680a } from '../../app/(payload)/views/LoginScreen'
import { ForgotPasswordScreen as ForgotPasswordScreen_82644140ec43694d0294364c937970e7 } from '../../app/(payload)/views/ForgotPasswordScreen'
import { CustomerView as CustomerView_4f5bdcfb31e170fd409f94179cca9fff } from '../../app/(payload)/views/CustomerView'
import { EmployeeView as EmployeeView_7bfe097711d8c41bee256023ec33c96a } from '../../app/(payload)/views/EmployeeView'
import { TenderShow as TenderShow_89004fb98115212790950ecdaa57a853 } from '../../app/(payload)/views/TenderShow'
import { UserView as UserView_8516395e603a5f6ab47dadd4708a8d35 } from '../../app/(payload)/views/UserView'
import { PermissionsView as PermissionsView_8a02be08cf69e726f6b848895974904a } from '../../app/(payload)/views/PermissionsView'
import { SettingsView as SettingsView_1992dcacc6c17d14ed6dbe32d2543187 } from '../../app/(payload)/views/SettingsView'
import { JobsView as JobsView_7c381ba0f39d2d300d104d622d0b897e } from '../../app/(payload)/views/JobsView'
import { AuditView as AuditView_cbd68ce71380b5fa8299f12f8ea0c7fc } from '../../app/(payload)/views/AuditView'
import { AccessControlView as AccessControlView_7e867f917651058f727031838ac8d686 } from '../../app/(payload)/views/AccessControlView'
import { ProfileView as ProfileView_ce886bdfab19d6e1c173eb6715a18b62 } from '../../app/(payload)/views/ProfileView'
import { AccountView as AccountView_4cfce445ac3dae7064e1d13c20f3cc18 } from '../../app/(payload)/views/AccountView'
import { NotificationsView as NotificationsView_204f00c8dd3d1a2f0c0864a168fd56d5 } from '../../app/(payload)/views/NotificationsView'
import { ListView as ListView_5c1b47f8eb049fc7d74b4f6461f2fb39 } from '../../app/(payload)/views/ListView'
import { CollectionCards as CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1 } from '@payloadcms/next/rsc'

/** @type import('payload').ImportMap */
export const importMap = {
  "/components/document/fields/SectionField#SectionField": SectionField_5873fa7a41e7d2686d05cc6f46df74d7,
  "/components/customers/WorkingDays#WorkingDays": WorkingDays_133a79fef0e0f897ef942dc93ba9a557,
  "/app/(payload)/views/DocumentPage#DocumentPage": DocumentPage_79518eba645613d5f3701fa52493b8c4,
  "/components/document/fields/MomentField#MomentField": MomentField_164f37daf92d11d09bcdcd5e1ab6b334,
  "/components/document/richText/RichTextField#RichTextField": RichTextField_437da56cb4ba289d7aa99dcb1df706de,
  "/components/document/fields/DecimalField#DecimalField": DecimalField_c402071b4d1555b78022aed3bf81bee9,
  "/components/tenders/LineEditor#LineEditor": LineEditor_0c7483a3097fd8f9d651e116c4b1285e,
  "/components/tenders/files/TenderFiles#TenderFiles": TenderFiles_d958a3d1c804131de709d3e808a021b2,
  "/app/(payload)/views/TenderSide#TenderSide": TenderSide_04479f822b5fb88913832c221b2b61b6,
  "/app/(payload)/views/RecordActions#RecordActions": RecordActions_89aad18654a1aae9b66cd56355605af8,
  "/components/document/fields/PictureField#PictureField": PictureField_e7c7b80b4e08b24beb16929a3ce0f0dc,
  "/components/stock/GroupParts#GroupParts": GroupParts_e87ae24c0b14bd237676addc3c2170fd,
  "/components/users/password/CurrentPassword#CurrentPassword": CurrentPassword_d5351586fd8c31e2ac2604b64fba6f63,
  "/components/users/roles/PermissionMatrix#PermissionMatrix": PermissionMatrix_826b450bbf1ef86fc472b12acda25abc,
  "/app/(payload)/views/RolesView#RolesView": RolesView_9a482f7993f83cb4b9f847d9531c2c5f,
  "/app/(payload)/frame/Nav#Nav": Nav_fd1ea689ec102b1e79d8888b3f293ac8,
  "/app/(payload)/frame/FrameHeader#FrameHeader": FrameHeader_0937f2058e1d190407a86deb15fa1c7a,
  "/app/(payload)/frame/Shell#Shell": Shell_06a15270d81c6d72f73ee5a443ca69c8,
  "/app/(payload)/views/DashboardView#DashboardView": DashboardView_e30d66005784307f72a1bb5385745a07,
  "/app/(payload)/views/LoginScreen#LoginScreen": LoginScreen_0274c81c97102edd61ed9315558a680a,
  "/app/(payload)/views/ForgotPasswordScreen#ForgotPasswordScreen": ForgotPasswordScreen_82644140ec43694d0294364c937970e7,
  "/app/(payload)/views/CustomerView#CustomerView": CustomerView_4f5bdcfb31e170fd409f94179cca9fff,
  "/app/(payload)/views/EmployeeView#EmployeeView": EmployeeView_7bfe097711d8c41bee256023ec33c96a,
  "/app/(payload)/views/TenderShow#TenderShow": TenderShow_89004fb98115212790950ecdaa57a853,
  "/app/(payload)/views/UserView#UserView": UserView_8516395e603a5f6ab47dadd4708a8d35,
  "/app/(payload)/views/PermissionsView#PermissionsView": PermissionsView_8a02be08cf69e726f6b848895974904a,
  "/app/(payload)/views/SettingsView#SettingsView": SettingsView_1992dcacc6c17d14ed6dbe32d2543187,
  "/app/(payload)/views/JobsView#JobsView": JobsView_7c381ba0f39d2d300d104d622d0b897e,
  "/app/(payload)/views/AuditView#AuditView": AuditView_cbd68ce71380b5fa8299f12f8ea0c7fc,
  "/app/(payload)/views/AccessControlView#AccessControlView": AccessControlView_7e867f917651058f727031838ac8d686,
  "/app/(payload)/views/ProfileView#ProfileView": ProfileView_ce886bdfab19d6e1c173eb6715a18b62,
  "/app/(payload)/views/AccountView#AccountView": AccountView_4cfce445ac3dae7064e1d13c20f3cc18,
  "/app/(payload)/views/NotificationsView#NotificationsView": NotificationsView_204f00c8dd3d1a2f0c0864a168fd56d5,
  "/app/(payload)/views/ListView#ListView": ListView_5c1b47f8eb049fc7d74b4f6461f2fb39,
  "@payloadcms/next/rsc#CollectionCards": CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1
}
