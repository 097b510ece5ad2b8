export const closings = {
  stockClosings: {
    singular: 'Dönem kapatma',
    plural: 'Dönem kapatmalar',
    new: 'Yeni dönem kapatma',
    notFound: 'Dönem kapatma bulunamadı.',
    title: 'Dönem kapatma',
    description:
      'Kapalı döneme hiçbir stok hareketi işlenmez: giriş, çıkış, sayım, teslimat ya da fatura. Düzeltmeler açık bir güne yazılır.',
    closedUntil: '{day} gününe kadar kapalı',
    nothingClosed: 'Kapalı dönem yok',
    history: 'Geçmiş',
    none: 'Henüz hiçbir dönem kapatılmadı.',
    allOpen: 'Tümü açık',
    closeHint: 'Bu gün de kapanır.',
    closesToday:
      'Bugün de kapanır: yarına kadar hiçbir stok hareketi işlenemez, teslimat ve faturalama yapılamaz.',
    reopenHint: 'Bu günden sonrası açılır. Boş bırakırsanız bütün dönemler açılır.',
    fields: {
      at: 'Zaman',
      kind: 'İşlem',
      closedUntil: 'Son kapalı gün',
      reason: 'Neden',
      doneBy: 'Yapan',
    },
    kinds: { close: 'Kapatıldı', reopen: 'Yeniden açıldı' },
    commands: { close: 'Dönem kapat', reopen: 'Yeniden aç' },
    questions: {
      close: 'Hangi güne kadar kapatılsın?',
      reopen: 'Kapalı dönem yeniden açılsın mı?',
    },
    days: { close: 'Son kapalı gün', reopen: 'Kapalı kalacak son gün' },
    done: { close: 'Dönem kapatıldı', reopen: 'Dönem yeniden açıldı' },
  },
} as const
