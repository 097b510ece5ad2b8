import type { DefaultTranslationsObject } from '@payloadcms/translations'
import { LOCALES, type Locale } from './locales'
import type { MessageKey } from './messages'
import { payloadWords, type PayloadWords } from './payloadWords'
import { translate } from './translate'

type SharedTexts = {
  [Namespace in keyof DefaultTranslationsObject]?: {
    [Key in keyof DefaultTranslationsObject[Namespace]]?: MessageKey
  }
}

/**
 * Texts of Payload for which our dictionary has its own, so that every screen uses the same words.
 */
const SHARED: SharedTexts = {
  authentication: {
    backToLogin: 'auth.backToSignIn',
    changePassword: 'auth.changePassword',
    confirmPassword: 'auth.confirmPassword',
    newPassword: 'auth.newPassword',
    forgotPassword: 'auth.forgotPassword',
    forgotPasswordQuestion: 'auth.forgotPassword',
    forgotPasswordEmailInstructions: 'auth.forgotText',
    checkYourEmailForPasswordReset: 'auth.resetLinkSent',
    emailSent: 'auth.resetLinkSent',
    emailNotValid: 'refusals.invalidEmail',
    login: 'auth.signIn',
    loginUser: 'auth.signIn',
    logBackIn: 'auth.signInAgain',
    logOut: 'auth.signOut',
    logout: 'auth.signOut',
    logoutUser: 'auth.signOut',
    loggedOutInactivity: 'auth.inactive',
    loggedOutSuccessfully: 'auth.signedOut',
    logoutSuccessful: 'auth.signedOut',
    passwordResetSuccessfully: 'auth.passwordChanged',
    resetPassword: 'auth.resetSubmit',
    resetYourPassword: 'auth.resetTitle',
    youDidNotRequestPassword: 'emails.resetPassword.ignore',
  },
  error: {
    correctInvalidFields: 'refusals.invalidInput',
    emailOrPasswordIncorrect: 'refusals.wrongCredentials',
    followingFieldsInvalid_one: 'refusals.invalidInput',
    followingFieldsInvalid_other: 'refusals.invalidInput',
    notAllowedToAccessPage: 'errors.notAuthorizedText',
    notAllowedToPerformAction: 'refusals.notAllowed',
    notFound: 'refusals.notFound',
    noUser: 'users.notFound',
    tokenInvalidOrExpired: 'auth.resetLinkInvalid',
    unauthorized: 'refusals.signInFirst',
    unauthorizedAdmin: 'refusals.notAllowed',
    unknown: 'refusals.unexpected',
    unspecific: 'refusals.unexpected',
    userLocked: 'refusals.tooManyRequests',
    valueMustBeUnique: 'refusals.notUnique',
    userEmailAlreadyRegistered: 'refusals.notUnique',
  },
  fields: { passwordsDoNotMatch: 'refusals.passwordsDiffer' },
  general: {
    backToDashboard: 'shell.backToHome',
    all: 'common.all',
    cancel: 'actions.cancel',
    clear: 'actions.clear',
    clearAll: 'actions.clearFilters',
    close: 'actions.close',
    columns: 'actions.columns',
    confirm: 'actions.confirm',
    copied: 'common.copied',
    copy: 'actions.copy',
    create: 'actions.create',
    createNew: 'actions.new',
    createdAt: 'common.createdAt',
    dashboard: 'nav.dashboard',
    delete: 'actions.delete',
    deletedSuccessfully: 'list.deleted',
    documentModified: 'refusals.staleEdit',
    documentOutOfDate: 'refusals.staleEdit',
    duplicate: 'actions.duplicate',
    edit: 'actions.edit',
    export: 'actions.export',
    filter: 'actions.filter',
    filters: 'list.filters',
    goBack: 'actions.back',
    import: 'actions.import',
    language: 'shell.language',
    leaveAnyway: 'common.leave',
    leaveWithoutSaving: 'common.leaveQuestion',
    changesNotSaved: 'common.unsavedChanges',
    stayOnThisPage: 'common.stay',
    loading: 'common.loading',
    next: 'actions.next',
    no: 'common.no',
    none: 'common.none',
    noResultsFound: 'common.noRecords',
    noResults: 'common.noRecords',
    noResultsDescription: 'list.emptyFiltered',
    nothingFound: 'common.noRecords',
    notFound: 'refusals.notFound',
    open: 'actions.open',
    pageNotFound: 'errors.notFoundTitle',
    sorryNotFound: 'errors.notFoundText',
    previous: 'actions.previous',
    reloadDocument: 'refusalDetails.reload',
    remove: 'actions.remove',
    reset: 'actions.reset',
    save: 'actions.save',
    saveChanges: 'actions.save',
    saving: 'common.saving',
    unauthorized: 'errors.notAuthorizedTitle',
    unsavedChanges: 'common.unsavedChanges',
    updatedAt: 'common.updatedAt',
    updatedSuccessfully: 'common.saved',
    user: 'users.singular',
    users: 'users.plural',
    welcome: 'auth.welcome',
    yes: 'common.yes',
    light: 'appearance.themes.light',
    dark: 'appearance.themes.dark',
    automatic: 'appearance.themes.system',
    adminTheme: 'shell.theme',
    success: 'common.success',
  },
  upload: { download: 'actions.download' },
  validation: {
    emailAddress: 'refusals.invalidEmail',
    enterNumber: 'refusals.notADecimal',
    invalidSelection: 'refusals.notAnOption',
    required: 'refusals.required',
  },
}

const sharedWords = (locale: Locale): PayloadWords =>
  Object.fromEntries(
    Object.entries(SHARED).map(([namespace, texts]) => [
      namespace,
      Object.fromEntries(
        Object.entries(texts).map(([key, own]) => [key, translate(locale, own as MessageKey)]),
      ),
    ]),
  )

type Words = Record<string, Record<string, string>>

const merge = (one: Words, other: Words): Words =>
  Object.fromEntries(
    [...Object.keys(one), ...Object.keys(other)].map((namespace) => [
      namespace,
      { ...one[namespace], ...other[namespace] },
    ]),
  )

export type PayloadTranslations = Record<Locale, PayloadWords>

/** The value of `i18n.translations` in the configuration: our texts in place of Payload's. */
export const payloadTranslations = Object.fromEntries(
  LOCALES.map((locale) => [
    locale,
    merge(sharedWords(locale) as Words, payloadWords[locale] as Words),
  ]),
) as PayloadTranslations

/** Payload's texts of a language with typographic apostrophes, as ours have them. */
export const typographic = <L extends { translations: object }>(language: L): L => ({
  ...language,
  translations: JSON.parse(
    JSON.stringify(language.translations).replace(/(?<=\p{L})'(?=\p{L})/gu, '’'),
  ),
})
