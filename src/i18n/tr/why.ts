export const why = {
  why: {
    menu: 'Neden yapamıyorum?',
    title: 'Neden yapamıyorum?',
    right:
      'Bunun için {n, select, one {“{rights}” yetkisi} other {şu yetkiler}} gerekir{n, select, one {} other {: {rights}}}; {roles} {count, select, one {rolünde} other {rollerinde}} var.',
    rightOfNobody:
      'Bunun için {n, select, one {“{rights}” yetkisi} other {şu yetkiler}} gerekir{n, select, one {} other {: {rights}}}; hiçbir rolde yok.',
    page: 'Bu sayfa {count, select, one {{roles} rolüne} other {şu rollere}} açık{count, select, one {} other {: {roles}}}.',
    pageOfNobody: 'Bu sayfa hiçbir role açık değil.',
    everyField: 'bütün alanlar',
    ask: 'Yetki iste',
    askFor: 'Yetki iste: {commands}',
    requested: 'İstediniz; yanıt bekleniyor.',
    closed: 'Bu yetkiyi bu hafta istediniz, verilmedi. Bir hafta geçince yeniden isteyebilirsiniz.',
    nothing: 'Bu kayıtta şimdi yapamayacağınız bir işlem yok.',
    openNow: 'Artık bu sayfayı açabilirsiniz.',
    open: 'Sayfayı aç',
    failed: 'Nedenler alınamadı.',
    decline: 'Reddet',
    wasGiven: 'Yetki verildi.',
    wasDeclined: 'İstek reddedildi.',
    isOver: 'Bu istek artık geçerli değil.',
    rights: 'Yetkiniz olmadığı için',
    state: 'Kaydın durumu nedeniyle',
  },
}
