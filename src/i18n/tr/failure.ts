/**
 * Words of a page that could not be made. They come with every page and in every language, because
 * nothing can be loaded by then: only what such a page says belongs here.
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
