/**
 * Texts of the page shown when rendering fails. They are part of every page, in every language,
 * because nothing can be loaded by then; so only texts of that page belong here.
 */
export const failure = {
  pages: {
    backToHome: 'Ana sayfaya dön',
    failed: 'Sayfa açılamadı.',
    failedText:
      'Kayıtlarınız duruyor. Birazdan tekrar deneyin; sürerse yöneticinize bu kodu verin: {code}',
    failedTitle: 'Sayfa açılamadı',
  },
  actions: { tryAgain: 'Tekrar dene' },
  offer: {
    failedText:
      'Teklifiniz duruyor. Birazdan tekrar deneyin; sürerse teklifi gönderen firmaya bu kodu iletin: {code}',
  },
}
