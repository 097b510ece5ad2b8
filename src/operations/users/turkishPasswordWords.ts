/* eslint-disable max-lines -- a list of words */
/**
 * Turkish words that passwords are made of, most likely first, folded (`domain/shared/text/fold`), of
 * three letters or more. English and the most common passwords of all come with
 * `@zxcvbn-ts/language-common`.
 */

/** Clubs, cities, names, what people call a password, and phrases written as one word. */
const CHOSEN = `
sifre sifrem sifreniz sifremiz sifresi sifreler sifrelerim parola parolam parolamiz parolasi anahtar
anahtarim gizli gizlisifre gizliparola benimsifrem yenisifre yeniparola eskisifre sifreyok sifresiz
sifremyok sifremiunuttum parolamiunuttum bilmiyorum unuttum hatirlamiyorum guvenlik guvenli guclu
guclusifre guvenlisifre guvenliparola kolaysifre zorsifre uzunsifre kullanici kullaniciadi
kullanicisifresi kullaniciparolasi yonetici yoneticisi yoneticisifresi admin administrator
adminadmin patron mudur mudurluk personel calisan misafir konuk ziyaretci deneme denemesifresi giris
girisyap girissifresi oturum oturumac hesap hesabim uyelik uye merhaba merhabadunya selam
selamunaleykum gunaydin iyigunler iyiaksamlar iyigeceler hosgeldin hosgeldiniz hoscakal nasilsin
iyiyim tesekkurler tesekkurederim rica ricaederim kolaygelsin gorusuruz bilgisayar internet telefon
klavye ekran yazici qwertyuiopgu qwertyuiop asdfghjklsi asdfghjkl zxcvbnmoc zxcvbnm qwerty asdfgh
fggiodrnhpqw uieaytkmlys birikiuc birikiucdort birikiucdortbes abcabc abcdef abcdefg aaaaaa
galatasaray galatasarayli fenerbahce fenerbahceli besiktas besiktasli trabzonspor trabzonlu cimbom
cimbombom cimbomlu aslan aslanim kanarya sarikanarya karakartal kartal kartalim bordomavi
sarilacivert sarikirmizi siyahbeyaz fener gala gassaray fenerli gsgs fbfb bjkbjk ultraslan carsi
gencfb bursaspor goztepe samsunspor antalyaspor adanademirspor adanaspor konyaspor sivasspor
kayserispor ankaragucu genclerbirligi basaksehir kasimpasa rizespor altay karsiyaka eskisehirspor
kocaelispor sakaryaspor gaziantepspor denizlispor malatyaspor boluspor giresunspor orduspor
bandirmaspor hatayspor alanyaspor umraniyespor istanbulspor eyupspor pendikspor sariyer enbuyukfener
enbuyukcimbom enbuyukgalatasaray enbuyukfenerbahce enbuyukbesiktas enbuyukbizim sampiyon
sampiyonfener sampiyongalatasaray sampiyonbesiktas sampiyonluk milli takim millitakim ataturk
mustafakemal mustafakemalataturk kemalataturk gazimustafakemal gazimustafakemalataturk mustafa kemal
atam atamizindeyiz nemutluturkumdiyene nemutluturkum cumhuriyet turkiye turkiyecumhuriyeti turkiyem
turkiyeturkiye turk turkler turkum vatan vatanim millet milletim bayrak bayragim ayyildiz ayyildizli
yildiz hilal ordu asker askerim mehmetcik anitkabir canakkale canakkalegecilmez istiklal
istiklalmarsi yasasincumhuriyet yurttasulkudunyadasulh yurttasulhcihandasulh gencturk bozkurt
bozkurtlar turan kurtulus ulkucu osmanli fatihsultanmehmet fatih sultan kanuni kanunisultansuleyman
yavuzsultanselim ertugrul dirilisertugrul kurtlarvadisi polatalemdar alemdar memati recepivedik
allah allahim allahaskina allahuekber bismillah bismillahirrahmanirrahim elhamdulillah masallah
insallah subhanallah muhammed muhammet peygamber kuran islam musluman namaz ramazan bayram cuma seni
seviyorum seniseviyorum seniseviyorumaskim seniseviyorumhayatim seniseviyorumanne seniseviyorumbaba
seniseviyorumcanim sensizolmaz seninicin senibekliyorum senicokseviyorum askim askimsin askimaskim
askimbenim askimseni ask askitom hayatim hayatimsin hayatiminaski birtanem birtanemsin canim
canimsin canimbenim canimannem canimbabam canimailem canimkizim canimoglum bitanem bebegim bebisim
tatlim balim sekerim gulum kalbim kalbimsin ruhum omrum omrumsun sevgilim sevgili melegim prensesim
prenses kralim kralice kral seviyom severim annem babam annemannem anneanne babaanne annecim
annecigim babacim babacigim kardesim ablam abim oglum kizim ailem torunum dedem nenem teyzem halam
dayim amcam esim karim kocam cocuklarim yavrum kuzum adana adiyaman afyonkarahisar afyon agri amasya
ankara antalya artvin aydin balikesir bilecik bingol bitlis bolu burdur bursa cankiri corum denizli
diyarbakir edirne elazig erzincan erzurum eskisehir gaziantep antep giresun gumushane hakkari hatay
isparta mersin icel istanbul izmir kars kastamonu kayseri kirklareli kirsehir kocaeli konya kutahya
malatya manisa kahramanmaras maras mardin mugla mus nevsehir nigde rize sakarya samsun siirt sinop
sivas tekirdag tokat trabzon tunceli sanliurfa urfa usak van yozgat zonguldak aksaray bayburt
karaman kirikkale batman sirnak bartin ardahan igdir yalova karabuk kilis osmaniye duzce
istanbulturkiye ankaraturkiye izmirturkiye besiktasistanbul kadikoy uskudar bakirkoy sisli beyoglu
taksim bagcilar esenyurt esenler umraniye atasehir maltepe pendik tuzla gebze izmit adapazari
kecioren cankaya yenimahalle mamak sincan etimesgut bornova konak buca bodrum marmaris fethiye
alanya kusadasi cesme didim iskenderun antakya tarsus corlu luleburgaz bandirma edremit ayvalik
inegol gemlik turgutlu akhisar salihli nazilli soke milas ceyhan kozan silifke anamur manavgat serik
bogaz bogazici marmara ege karadeniz akdeniz anadolu rumeli kibris ahmet mehmet ali huseyin hasan
ibrahim ismail osman yusuf murat omer halil suleyman abdullah mahmut recep salih kadir emre hakan
adem yasar bekir musa metin orhan serkan bulent furkan sedat arif isa ugur yunus onur burak enes
sinan ferhat baris mesut cengiz ercan yilmaz volkan tolga cem can deniz eren kerem berk berkay kaan
emir efe yigit arda mert batuhan oguz oguzhan alper alperen tuncay turgay taner tamer selim selcuk
serdar savas sahin ridvan riza remzi rasim poyraz ozgur ozan okan nuri nihat necati necdet nazim
mucahit levent koray kenan kamil kagan ilker ilhan ihsan haluk gokhan gokay ferit faruk ertan erol
erkan erhan ersin erdem ender emin ekrem dogan dogukan cihan cetin cemal celal cavit burhan bora
birol bilal besim aziz aytac aykut atilla atakan anil akin ahmetcan mehmetcan mehmetali mustafacan
yavuz yakup vedat tarik sukru sami saban rifat ruhi polat muzaffer mirac melih lutfi kursat irfan
hikmet harun hamza gurkan gurcan galip fuat fikret fevzi ersoy engin emrah devrim coskun cagri
cagatay cagdas bugra berat bedirhan baran ayhan ata asil alp alparslan abdulkadir abdurrahman zafer
ziya zeki vural ufuk umut fatma ayse emine hatice zeynep elif meryem serife zehra hanife merve havva
zeliha esra fadime ozlem hacer melek yasemin hulya cemile sevim gulsum leyla dilek busra aysel
songul kubra halime esma aynur hayriye kadriye tugba rabia sevgi kezban elmas nurcan nurten nuray
nur nuran nurgul nilgun nilufer nihal neslihan nese nermin necla nazli nazan naz mukaddes mine
meltem melike melis melisa meral mehtap lale irem ipek inci hande gulten gulay gulcan gulsen gulsah
gulnur gul gonul gizem gamze funda filiz figen feride ferda eylul ezgi ece ebru duygu dilara derya
defne damla cigdem ceren cansu canan burcu bilge betul berna berfin beren belgin belma begum banu
azra aysun aysegul aylin ayla aycan asya asuman asli asena arzu aleyna ahsen afra adile zubeyde
zerrin zumra yesim yeliz yaren vildan tulay tuba tulin suna sude sibel sevda serpil serap seda selma
selin selda seher sanem saadet ruya remziye reyhan pinar pelin pembe oznur oya nisa nursel mualla
muge kardelen kaya demir celik yildirim ozturk ozdemir arslan kilic kara koc kurt ozkan simsek
korkmaz cakir erdogan acar sen aktas guler yalcin gunes bulut keskin ozer kaplan tekin tas karaca
koksal ates kose aksoy avci sari ozcan unal duman altun bal bilgin ceylan cinar durmaz ekici ertas
gencer gok gunduz isik kahraman karaaslan karabulut karakaya karatas kocak kutlu kuru ozbek oktay
onal pala sezer sonmez soylu tan toprak tosun tuncer uysal uzun yaman yuce mehmetyilmaz ahmetyilmaz
ayseyilmaz mehmetkaya mehmetdemir ahmetdemir aliyilmaz alikaya fatmayilmaz aysekaya fatmakaya
mustafayilmaz mustafakaya hasanyilmaz huseyinyilmaz teklif teklifler teklifim teklifsifresi fiyat
fiyatlar fiyatteklifi fatura faturalar stok stoklar stoktakip depo depolar sevkiyat siparis
siparisler musteri musteriler musterim tedarik tedarikci urun urunler satis satislar satissorumlusu
satismuduru pazarlama muhasebe muhasebeci maliye vergi vergidairesi banka hesapno iban kasa nakit
kredi odeme tahsilat sirket sirketim sirketimiz firma firmamiz ofis isyeri fabrika atolye sanayi
ticaret insaat elektrik elektronik makine makina otomasyon muhendis muhendislik mimar usta teknik
teknisyen servis destek bilgiislem program programci yazilim donanim limited limitedsirketi anonim
anonimsirketi holding sanayiveticaret proje projeler toplanti rapor raporlar yonetim yonetimkurulu
yonetimpaneli panel backoffice office ofisim sistem sunucu veri veritabani ocak subat mart nisan
mayis haziran temmuz agustos ekim kasim aralik pazartesi sali carsamba persembe cumartesi pazar
ilkbahar yaz sonbahar kis bahar yilbasi mutluyillar yeniyil dogumgunu dogumgunum iyikidogdun
mutluluk mutlu huzur hayat hayatguzeldir yasam yasamak guzel guzelim guzellik cicek cicegim papatya
menekse gelincik karanfil orkide sumbul manolya lavanta yagmur gokkusagi ruzgar firtina gunesim
dunya dolunay ayisigi yakamoz denizim okyanus dalga kumsal marti kelebek kartanesi karbeyaz kirmizi
mavi yesil siyah beyaz mor turuncu lacivert gri kahverengi turkuaz kedi kopek kopegim kedicik pamuk
boncuk minnos karabas pati tekir panda tilki tavsan sincap elma armut kiraz cilek karpuz kavun
seftali portakal mandalina limon muz uzum incir nar zeytin findik fistik ceviz badem cikolata seker
lokum baklava kebap doner lahmacun pide simit borek kofte kahve turkkahvesi cay ayran raki bira
sarap ekmek peynir araba arabam motor motosiklet bisiklet kamyon tofas mercedes bmw audi volkswagen
renault fiat ford toyota honda futbol futbolcu basketbol voleybol top spor sporcu oyun oyuncu forma
gol kupa messi ronaldo ardaguler hagi alex alexdesouza sergen sergenyalcin fatihterim muslera icardi
quaresma hakansukur rustu tarkan sezenaksu barismanco cemkaraca muslumgurses ibrahimtatlises
ferditayfur orhangencebay neseterertas nesetertas ahmetkaya zekimuren ajdapekkan sertaberener manga
teoman metallica rockstar muzik sarki gitar keman piyano saz baglama davul zeybek halay birinci
ikinci ucuncu dorduncu besinci onuncu yirmi otuz kirk elli altmis yetmis seksen doksan yuzelli
binbir binlerce milyon milyoner milyarder zengin para paralar param lira dolar altin gumus
istediginigir girilmezburaya burayagirme girme girmeyin yasak yasakbolge dikkat acil yardim imdat
polis jandarma itfaiye hastane doktor doktorum hemsire avukat ogretmen ogretmenim ogrenci okul
okulum lise liseli universite fakulte bogaziciuniversitesi odtu itu hacettepe gazi
marmarauniversitesi istanbuluniversitesi ankarauniversitesi mezun mezunlar sinif sinifim ders odev
kitap kalem defter silgi canta
`

/**
 * The most frequent words of Turkish film subtitles without those above, in their order. An adaptation
 * of `content/2016/tr` of FrequencyWords (https://github.com/hermitdave/FrequencyWords, by Hermit
 * Dave, from OpenSubtitles 2016), folded, with words of one or two letters left out. This list, and
 * what is made of it, may be shared under CC BY-SA 3.0
 * (https://creativecommons.org/licenses/by-sa/3.0/).
 */
const FREQUENT = `
bir icin ben cok ama evet var degil sey hayir daha kadar bana gibi bunu yok onu iyi tamam beni benim
her sana neden sadece zaman senin burada oldugunu nasil hic sonra simdi oyle misin once biraz hadi
musun oldu yani ona boyle onun bile lutfen bak eger peki cunku artik gercekten geri biliyorum
istiyorum kim baska olarak belki tek dogru buyuk olan biri bay buraya olur adam ile olacak hey
hicbir biz demek sanirim bunun tum gun yeni fazla ederim nerede tanrim efendim seyi orada gece son
kotu seyler biliyor harika iki sorun iste butun tam gerek siz diye hemen uzgunum kucuk olabilir
olsun size bayan ayni hakkinda tesekkur gel tabii yuzden onlari kiz kendi devam nin bize ver oluyor
izin bizi buna anne vardi bizim geldi sizi baba dur aslinda seninle asla gore kimse ozur degilim
onemli git hala tekrar yoksa icinde benimle yine bence haydi sekilde olmak bugun soyle pekala
birlikte olmaz onunla bakalim zaten biliyorsun ilk geliyor lazim dostum dakika onlar gercek birkac
herkes saat soyledi istiyorsun ister pek yapiyorsun eve miyim yil cocuk hep sunu neler yer dilerim
sizin bekle birak oldugu ilgili gidelim nedir yere etmek dan olmali kac istemiyorum nereye lanet
hepsi buradan burasi karsi cocuklar eski hazir kendini gerekiyor ediyorum fakat kesinlikle benden
kadin soz yapmak tane zor ise anda diger dinle isi bunlar gormek kisi niye kabul istiyor aman
misiniz yarin zorunda tanri bundan kez sag elbette gidip falan yanlis hos hem senden onlara hafta
ozel yemek yapma kontrol oraya gereken yerde ediyor gec bazi dedim birini ondan eminim ayrica disari
bakin nereden gitti beri edin etti yalniz erkek yalan merak gordum insan degildi dun ihtiyacim
insanlar musunuz haber gidiyor olmus aksam gecen sakin sanki den nefret sabah bes karar umarim
yaptim veya cabuk etme yerine farkli sonunda uzerinde olmasi gordun sence degilsin aptal kendimi
ettim tamamen oldukca kendine fark yeter boyunca vardir bunlari oldugumu tarafindan kes birsey neyse
istedigim olursa acik adi yap hangi soyledim yaptin dort aldim olamaz gorunuyor birisi yuzunden olsa
kolay yoktu bende adami beraber konusmak bazen buldum dedi ancak yaninda sahip olmadigini yol
gelecek yapiyor basina gitmek bitti geldim tabi evde henuz onlarin anliyorum cevap yolu zamani genc
oyleyse almak yardimci kahretsin oldum konusunda kal gunu adamin takip durum nun soylemek azindan
adim eder dusundum istedim neredeyse muhtemelen dusunuyorsun mukemmel yapti ciddi sanmiyorum olun
iceri herhangi yeniden bos altinda vay kan ara goz halde dusunuyorum hizli sure miyiz uzak duydum
konuda isin seyin gelen cikti saniye garip john jack gidiyorum yakin arada olduguna hayatta alo
anladim calisiyorum hayal soyluyor galiba kaldi rahat suru kimin bilirsin olacagim dersin hepimiz
adamim ceviri ortaya verdi basladi gelip seye calisiyor sende yaptigini olay hatta durumda arkadasim
bebek cocugu seyleri kesin geldin komik boylece arasinda hava alti haklisin hareket bin soru acaba
gule uzerine surekli gelir ihtiyaci saka olacagini varsa yapacagim silah olmadan kisa birinin terk
kizi ait acele etmeye zamanda dans daki diyorsun yeterince baban verdim evlat zarar uygun disinda
gecti olmayacak yolunda memnun kapiyi hepsini fikir aynen hissediyorum tur olurdu verin beyler tuhaf
degildir gidiyoruz yuksek rahatsiz olmadi new gidiyorsun geceler siktir kere yasli sam korkunc
saniyordum aldi gerektigini cikar gelin herif icine veriyorum eden dolu neyi parayi bilmek sevindim
edecek durun saniyorsun mumkun varmis belli tahmin sensin olum biliyordum yapamam ediyorsun vermek
ceneni aci yakinda neydi hasta yalnizca geliyorum annen berbat yapmaya istedi uzere neyin yapacagiz
sizinle bizimle yapacak dikkatli anladin dedin olu yapiyorum ihtiyacin deli dair aile normal tatli
olmayan birakin birine diyorum soyledin disarida istedigini insanlarin otur ihtiyacimiz affedersiniz
michael yemin charlie sefer pardon sans keske ana olup evine ettin bas baskan kapa dunyanin cik
asagi arkadas biliyoruz yeri bununla seks bilmem the yapar dogum yasinda istersen miydi kizlar
durumu isterim herkesin oradan kaptan kendisi yavas kusura hosca hata alip onunde yeterli hayatini
cinayet bakma sicak bunlarin aldin frank erken york sessiz ustune don zamandir getir ufak dusunuyor
inanamiyorum yukari amerika cek cidden benziyor gelmis dek bilmiyor tehlikeli olmasini bilgi basit
duydun buradayim diyor guc yuz evi gayet yildir kizin bircok nefes hak konu soyluyorum gorunuyorsun
oldugum tipki edecegim olsaydi noel gitmem film oldugun goruyorum bulmak anlasildi ele ses neye
vakit almaya george bayim muhtesem mesaj koca hakli sonraki isler yapacaksin adini kimsenin yerinde
gidin burda olacaksin istedigin bilmiyordum olmalisin buldun yapmam anlamiyorum tom parti
soylemistim fena ajan insanlari hatirliyor joe yaparim herhalde mike bilir tut alabilir birden yedi
peter yoktur yanina zavalli sebebi dusun eglenceli ozellikle gorunuse soyluyorsun adina yemegi
yaptigi zamanlar sebep dedektif babasi arkadasin biriyle icki ustunde ragmen temiz olmaya yapalim
david soyleme buradaki baksana uyusturucu sesini istiyorsan lan parcasi defa katil konusma bekliyor
alin oldugundan goruyor gercegi seyden numara bilemiyorum oldurmek suc hersey arkadasi yerini
kimseye isim tercih alacagim gerekir dolayi oda durust cogu kayip gerekiyordu olma unutma geldik
canli degiliz sonu sagol verir eskiden babamin sayin kimsin yapan geldiniz isini sacma soguk bulduk
yaptigin bahsediyorsun yapabilirim sonsuza coktan seviyor alan onlardan teslim olmasin bagli yuru
bizden yasiyor kalk yapmis davet asik super onlarla cocuklari sira taniyor elinde sahibi sene
calisiyorsun istemiyor sert bakayim burayi kavga anlat olasi park umurumda alir hanimefendi adamlar
anlami istiyoruz kalan gormeye iyisi sehir cekil zorundayim fikrim dava gunler kendime gormedim
gitsin tamamdir geldigini soyleyeyim cocugun gelmek kalmak bekleyin herseyi kendim anlamina mesela
yaptigim paul edebilir altina istemedim olayi yarim yola adama herkese canina affedersin orasi
hatirliyorum pislik henry dusunuyordum simdiye askina sik kapi agir verecegim siki anliyor gurur
ogrenmek etmis getirdim max hale arka kalp demektir onceki verici duruyor telefonu dusunmustum
olabilirim sef kadinin ikna anlasma yapmayi kalin oldun kadinlar resmi gider yazik silahi annesi
deki hosuma ifade sirada aferin arabayi basima gittim suclu bolum veriyor bayanlar edeyim goster
kaldim hepiniz birileri kelime istiyorsunuz orospu gunun ilginc yla gidecek ust serbest nicin satin
olman soyleyecegim tarafa surece iyilik vakti dunyada almis soylemistin sekiz sona aptalca hayati
dinleyin ettigini istemem olanlar tehdit nedeni ahbap verdin yaklasik konus okula olmayi danny
yillar yapiyoruz gidecegim kendin zamanlarda sesi cesit dua deger general duymak oldurdu isleri
sigara taraftan yapiyorsunuz hediye jimmy olacagiz yapmadim bey yapabilir kimseyi edelim cift cikip
mantikli erkekler james polisi aliyorum aliyor gitmis yolunu guven ayak sarah salak sizden ortak
gorev herkesi parca isteyen asiri onceden teki elde karanlik mary hayatimi muydu duyuyor birazdan
biliyorsunuz seksi duyuyorum bul edip geldiginde hani elini balik soyler evin kisisel kadini
endiselenme kalmadi kalacak kulak tebrikler ray ariyor kimi derece saygi gerekecek ellerini sacmalik
taniyorum zorundasin sahte isterdim harry tony amerikan guvende disi gitme ortadan yuzbasi dondu
gordugum nick soyleyin farkinda kapat calistim verme bok elimden ten olurum bayagi yanimda ikiniz
kutsal annemin iyidir fbi gerekli jim alacak etmez insanlara hayatin inanilmaz hosuna cikmak defol
gibiydi sansli istedigi geriye gucu grup adamla turlu gir alt verecek koy yolda paris ilgisi adin
sarhos anlamadim oylece buralarda olmadigi hikaye kalmis bob kahrolasi bildigim yaptik ediyoruz
gelmedi haline yiyecek bastan birseyler gerekirse gelmiyor ariyorum korumak jane aradi babanin gotur
gordunuz oyunu oldugumuzu soylemisti kalsin siradan unut oldugunda arama derin giden muydun kaza
buydu ailesi bill onemi kafa olmam parmak sorunu etmeyi epey gosteriyor araya yerden albay mesele
peder geleni suraya basladim evinde hayvan edersin gitmeliyim dahil bilmiyorsun simdilik yaramaz
korkarim istedigimi yapman test nesi ikimiz yoluna miydin olanlari buradasin dogal kapali plan
gecmis olabilirsin buyurun aklima surpriz cikiyor genelde sahi yardima tarafta istersin yoldan
aksamlar baylar sanmistim neredesin richard sevdim konuyu arkasinda degerli hamile uzgun ciddiyim
basarili korkuyorum amca lee ziyaret alayim cehenneme arabaya zorundayiz zamana bekliyorum basliyor
yle veririm akilli guzeldi tedavi oglu edildi ayaga inaniyorum igrenc edebilirim dunyayi duzgun
yapabilirsin calismak sevdigim soylemem yatak ryan muthis konusmaya buldu dene evli calisma
gittigini yada sol cocuklarin muyum yarisi steve tegmen elimizde kat istiyorlar oldugunuzu kafayi
billy diyecegim pis mal gozlerini degildim evden hapse cekilin kanit konusabilir elimde oturup gunde
londra odasinda bazilari olsam yargic yaziyor sever mark yemege tommy iptal olani demistim olacaktir
johnny olduklarini kaybettim olmasina aramizda bilim dunyaya ariyorsun kadariyla sayilmaz oldurmeye
majesteleri sanslar aldik ederiz girdi abi seyirler alirim kurban aradim etmeyin saglam geciyor
profesor itiraf seytan sorunun daima kurtarmak calis ettik suredir sonuna surada sonucta will kulaga
konusuyor soyleyecek gelmez gelebilir buz haberi istedin kime birazcik digerleri konustum zamaninda
soylediler yasayan deme zayif alman kuzey not you adamlari masum ararim sayesinde cin soylemeye
sandim sirasinda etmem yabanci daniel onune ileri etrafta unlu cikmis serif adil memur fazlasini
insanin bomba mektup gormus ikisi kisinin uyan evlilik yan olmek guney isten cavus cekici hallederim
dustu madem yapayim ismi gemi bunlardan zamandan jake anlama ogle fotograf metre bilmiyoruz sikici
hastaneye olmuyor elinden nde basa soyledigim kizgin donmek isine bakmayin hazirim kardesin
soylemedin yakisikli yuzunu soylemedim olabilecegini baslayalim resim sansi kos biraktim hizmet basi
beyin saatte kenara bakmak cinsel gelecegim pic cep parasini gibisin sor cikan bulmaya iyiydi karisi
secim sirf resmen supheli birakti chris derhal kardes mesgul gostermek kismi acin zevk vur pesinde
basinda ruh getirin orda yaptigimi annenin olmustu nerde veren hayatimin hedef dna etmiyor kaldir
gidecegiz robert suyu saldiri oturun bobby firsat diyelim ayri izi zamanki getirdi gelince arastirma
nasildi brian yana askeri edecegiz hanim kate iyice sorumlu domuz dunyadaki ortada imkansiz engel
bahse arkadaslar mutluyum ters dugun ettigim numarali yapabiliriz eric odasina uzakta iyisini
ogrendim verdigi tarafi calisiyoruz kocaman oldurdun biliyordu afedersiniz problem budur birakip
basla polisler konusu isaret eddie birbirimize kus sukur girmek dokuz savasi ucak tamir ingiliz
cilgin olursun konusalim arasindaki nasilsiniz odasi kevin bolge martin filmi tutmak havaya arayip
gittin bol karin basliyoruz haric ozledim birer eee nda asagida babami ceset gitmeliyiz aklini
ciplak yapin derken geciyorsun gerekmiyor degiller odada bakiyorum ettigi fazlasi kisiyi soylerim
polise kiza seyim walter ihtiyac yerlerde rachel ilac sir jerry fikrin yapacagimi uzerinden oradaki
benzer basindan charles girip donup kendisini orta geride kor yari sormak anlastik edemem adinda
gelecegini kacti degilse der kiminle tutun hatirladin oynamak konusmayi yapmamiz ardindan ediyorlar
hayatimda alalim yaparken tavsiye calisiyordum bebegi baskani harekete andy itibaren birbirimizi
simdiden degilmis amy uzuldum idare donecegim kitabi filan yapamazsin topu silahini canini hangisi
siradaki kardesi kayit dedigim baglanti maalesef farkindayim scott sayilir gorusmek neymis soylemis
hissettim donuyor hayalet enerji veremem nasii cesur yapilan asagiya bilirim yaptigimiz okulda anna
yapip birakmak numarasi san edilmis saglik annemi yapmami sizce olacakti savunma gordu buradayiz
dogu merkezi yaparsin sinir calisti pete yasal anlasilan canavar soyledigi seylerin istemistim kizla
uyuyor girecek biriydi goruyorsun seydi ihanet sucu bunca edeceksin vereyim vermeye mucadele yillik
kilo bulunan los kirikligina goremiyorum dogruyu lisa yapacagini ettiler kar kazanmak baski clark
claire binbasi yapiyorlar olmaktan alakasi parasi gozden demistin cikarin and mahkeme nedenle sus
sistemi cirkin konusmam sanat tavuk yillardir fransiz yarar arabada hayatinin bizde dusundun
konusuyorsun calistigini kursun cikin gerekirdi acikcasi donerim otel baktim uzay sonuc ingiltere
dogrusu ted soylemedi vermis pesinden iceride akil hepimizin sevdigini sakincasi parlak dokunma
kaliyor gene eline alma nazik kyle soyleyebilirim bati baslangic yangin girin karisik bulmus iliski
yolculuk jason inan olsaydim vermeyecegim hay etrafinda gecirdim konusmamiz ustelik dusman
soyledigin isimiz madam vahsi ameliyat onca calismaya ogleden bosa cikarmak nihayet bulundu
istiyordum yukarida insani larry yuzde seylere cikis sac kadinla onda sevimli kamera gecesi bunda
unuttun soylesene yuzune boktan cikacak luke gosteri sehirde televizyon bulacagim annie tanismak
kokuyor oldugumuz kalma sansin sosyal birisin aniden ulusal egitim gonderdi acayip varken emily
gecirmek duygusal yalanci degisti zamanimiz mutlaka soyledigini sean fransa tespit oldur dahi olmani
ortasinda kalir duruma dedigini angeles thomas takimi emri soyleyebilir olmanin cesaret bakiyorsun
alice varim nedenini baslar olduruldu yapilmis arthur intihar gecenin yapariz sansimiz getirmek
fikri tecavuz chuck cekip getirdin soyleyemem atti nerden eli oldurecek bakar edici bilirsiniz
basarisiz tren sirketi oluyorum ornek evime olmaliyim almam genel carter ailen gitmeye kimdi dusuk
ihtiyaciniz iyisin kullan gunluk arabanin koruma matt inaniyor kalacagim dusunuyorsunuz eglence
partisi aramaya gideyim hatam ediyordum serefe dave taksi durma arayacagim diyorlar cesedi insa
seyle tadini cocuklara tanik kahvalti kendinizi buranin korku sehri yataga dusunmek yolun tanesi
konusuruz roma etmesi avrupa inanmiyorum ettigin yogun kadina utanc olunca tarih yerin yapmayin
elbise demedim basini sehrin yerel kaldin dedigin ceza gelirim etkileyici zamanin gorevi bilen
washington hakkindaki zorla yat geliyorlar ucuz joey tehlikeye gidebilir tarihi bizler derler
yaptiniz oldurecegim goren tepki kayboldu etmelisin surer pisman yilda arac simon anahtari
onumuzdeki acikca olecek gerci cekmek vermem umurunda paraya beyefendi boyu ulke hissediyorsun
surtuk edersen ihtimalle gitmemiz gitmiyor sordum olabilirdi oyledir rol pahali yakaladim plani
oluruz dev getireyim sendin dersiniz icindeki yasiyorum sefere muyuz tanimiyorum sonrasinda karsilik
ustu fahise keresinde bulacagiz heyecan dusunmuyorum etmiyorum etmeliyiz hayata asagilik kullanmak
leo calisiyordu emredersiniz kullaniyor kicini dert denen carl sokak bil seylerden giderim kimsiniz
yapilacak fikrini ekip girerim verebilir lar bakiyor isterseniz kaba hastanede derecede kagit vurdu
hicbiri gaz gorunce endise william odul pes okuldan sise kendisine gunlerde halt yapmaliyiz
insanlarla verdik telefonda romantik musaade uyesi suradaki oncelikle eslik genellikle cocugum
devlet dedigimi yahudi aksi saati cocuga goturun sansim ekibi odunc anneme harikaydi lord ailenin
denedim yardimi buyu istemez iddia giderken tim olmasa gordugun jeff profesyonel dusundugum arabasi
silahli adamsin dahaki derdi gozukuyor lucy aklina benimki olaganustu ayakta gercekte veda
istemezsin kaldik emma saglikli gizlice dis etmeliyim geliyorsun sezon icmek meselesi bosver yapmasi
ilgi isimi eksik izlemek gorebiliyorum bulup neresi cikma afrika bekliyorsun bicak olumu guzelmis
cocukken havali olmustur karti buyur soyleyen sorabilir hicbirsey serseri bileyim sut adalet atmak
babasinin gelmisti verdigin bari kendinden kizlari fiziksel karsiliginda ayi saf olduren misir
evlenmek tip kalip yapabilecegim okudum adamlarin tanidigim oyleydi bolumu anlamiyorsun
tanistigimiza olmazsa annemle nokta maria ismini alakali suphe ingilizce rose disina bildigin
birinde ediyordu kani saniyor evim degilsiniz genis zamanim seyahat his tibbi anlatti federal
kapidan geceleri abby ceviren alisveris yara gormustum geceyi bisey jenny yumurta geldiler dondum
kurallari hakki riske mil cikiyorum bozuk hmm temel birbirine seviyorsun hele afedersin tarafinda
aldigini kafani dost gordugume haberim uyku iletisim kelly yahu odaya gibidir bahsediyorum rus
gelmeden duydunuz almayi hakkimda tuzak okulu birisini basta bardak yerlere susan babama dean gor
andan gelsin gorelim meksika geldigi arasi cop karari gitmeden soylemeliyim kati derim kendilerini
gorunen kilometre biktim haftada birakma ettiniz ediyorsunuz gucunu yapmaz karsisinda kalbi
kullanarak olamazsin derdin hirsiz bakarim gozleri ustesinden olduk arkadaslarim uzucu sahne hakim
dinlemek phil yasindaki karmasik etsin unutmayin dolarlik verdigim alani kutu atis digeri yardimcisi
sizler kizil sizde tanriya yas vermiyor ilgilendirmez sola cikalim ciktim gecici lily efendi gelene
anlatmak louis takdir izleri goze oldugunun icerisinde gecerli tak programi hafif tehlike yetiskin
sadik roger sevdigin calisirken bunlara buldunuz kaybetti alacagiz partiye basin saniyorum nden
icinden hastalik donun seydir gundur smith randevu sehre julia kaltak oglun gorunmuyor farkina
hukumet soyluyorlar basim ani cia belediye olmadigina edemezsin haberler prens goreceksin taylor
korkuyor yardimina atesi atesli bitmedi bedava kisiler parami dogrudan hassas komutan jackson
olmazdi cekti neredeydin yumusak adimi bakacagim oldurdum aslina cikardin kopegi hayatinda yilin
kafasini sok annene gormemistim gorecegiz kendimizi banyo dedigi kokusu bulun amina cekiyor
kipirdama aldigim baslamak seven kisilik iskence gosterecegim verdiler agac ufaklik gonder vegas
kurbanin kaybettik kafana olen uzerindeki karen sonrasi etmedi anlamiyor hissediyor gunden saga
korkma biliyordun video aber degisiklik testi yapmiyorum gizemli etmedim onceydi aydir ler doug
olmaliyiz konustun olmamasi soruyorum yaparsan olmalisiniz gelirse gideceksin oldugunuz taze kafasi
faydasi koyayim yasa etmen biter vaktim surdu maggie dusundugunu suya gidebilirsin girmis kafam
sevdigi sirin taniyorsun getirir aciklama kirli jackie yuzu burdan arayan yapiyordum cilginca
gerekmez halk biriyim istiyordu edebilirsin agzini pizza bendim yapmaliyim yatakta kalbini
dusunuyoruz telefonunu gostereyim cam yaptiklarini grubu heyecanli bakarsan grace birligi red morgan
nathan aramak kontrolu alacaksin sunlari komiser chloe taki etkisi vucut aklindan babani koyun
calistigim arayin durdur doktora bucuk bildigini calismiyor aciga duyduguma gecer veriyorsun sara
gergin dus gary gerektigi yasasin unutmusum anneni aynisini obur kadinlarin geldigin rock duymadim
sonucu ederek krali yavasca taraf yeteri zenci robin kismini istediginiz howard cehennem tuvalete
yarisini josh yuzlerce gelmesini olmasaydi elimi dayan ayakkabi olumcul yokmus katiliyorum amerikali
ipucu firsati surede delik gelme stan dusundugun gecirdi umrumda dusunmeye yorgun dovus hank planin
patrick ederken kart gonullu aldigi canin bulmaliyiz haberin bakis havada bilet alabilirsin gideriz
olayin bekliyoruz paranin krizi seninki tahliye rahip sozu bekliyordum julie gitmiyorum anlamak
anlayamadim ilan milyonlarca sasirtici halinde masa baskasi kocasi yapmani kasaba donus sorunumuz
sahiden yasiyorsun sorular kurtarmaya yazi oglumu isigi yazar kapiya ndan bilmeni etmeden yapamaz
kadinlari kirik denemek demis davayi donecek gibiyim istemiyorsun biridir konusuyorum babana sordu
hindistan yapmayacagim koku oluyorsun caldi kural gemisi temsil beklemek tutuyor verelim etmistim
victor askin anlarsin trafik birlesik ariyoruz lezzetli sikayet duymustum gunah pesine hizla sandin
dikkatini kalacaksin arkadaslari tebrik tatil otobus one bilemezsin sureligine verirsen donmus
calisacagim cikardi chicago temin ozgurluk sinyal yakindan bela basladin yaptiklari konusacak katta
acidan izninizle eyalet gelecegi ucus sorunum bebegin gosterir tanidik orayi kazandim sasirdim
konusacagim hepsinin birakalim oynuyor denir minnettarim tadi surecek sokakta renk esyalarini kibar
evini laura mahkemeye gecmiste mucize arkasina talep yaptilar durdu yetenekli gececek olmamis
gitmedi olsan canimi yapmadi hapiste oldurdugunu helen dusunmemistim arkada takma bravo mac cizgi
teyze dik bulamadim elimizden maymun arabadan rahibe oglan sorum yasindayken aldilar yariyor
olmayabilir buyukanne oldururum kazandi mektubu atin molly dondurma escinsel hayatina tanistim
duydugum emekli gordugunu rick oyuncak hepimizi gecmek jones olalim sohbet agzina cozum net kadeh
ross birisinin buyrun olabiliriz aliyorsun nukleer kusursuz madde gozu siddet arkadasini gorusme
seferinde oylesine gorunuyordu izle babamla amanda laf gogus degistirmek bakip korkuyorsun bar
getirecegim minik bekleyen aciyor tarz intikam garanti cenaze japon kimlik atla diyorsunuz goturmek
girdim gormuyor meyve kotusu cadi mufettis vereceksin belaya fare anlayamiyorum seri patates
davraniyorsun hissetmiyorum almanya benzin ruhu goturecegim mahkum birakmis gorduk ugruna sigorta
gittiler oku edemez bizzat olmamiz izini farki ariyordum normalde gune vincent kapinin sorunlari
kisiye oldurur sukurler neyle kendinize anlamaya caliyor yanima secenek paket amaci kaybettin kalmaz
yakala kardesini gosterdi yedin uzaga bilinen bakilirsa gozunu gorur begendim kacmak yemegine
olursan yemegini bulurum esi gelmeye icindi elizabeth tyler yarali guzelsin biliyorlar haziriz
haftaya konusurken gormezden arkadasinin rahatla istemedi miydim donelim umuyorum olmadigimi
fazladan yerim alkol manyak korkak icindir sayi merkez birinden tehlikede sisman greg elveda
bayiliyorum sirasi fred yapardim kalabalik birakiyorum yuruyun dusunun israr yaradi adli yerinden
oyleyim donna islerini altindan tuttum katili tuvalet hasar oydu viski sevmiyorum olaylar gorebilir
girer golf sacmalama patlama idi borc durup ulkenin evimde haberleri herkesten gitmesine edebiliriz
istiyorsaniz yilan bayildim yapmalisin vaktimiz gittikce kurtulmak vampir saldiriya soylemeyi
kizlarin verildi dakikada silahlari pasta topla saglamak sonuclari ici maci olacagi kurtardi bugunku
koydum marcus yapiyordu risk dersi annesinin gordugunuz komutanim ertesi diyebilirim jesse charlotte
barry aski delilik gidiyorsunuz arkadaslarin alarm justin sevdigimi raporu katilmak ihtiyaclari
cikmaya biraktin geliyoruz kilise geldiginiz kaynagi gitmen posta dusmus olabilirler acmak nate ince
basardik bulur indir bahsetti kaydi fazlasiyla yaptiginiz getiren duz kolayca kadari kacirdin cagir
demisti saate kardesinin yildizi lordum adresi muzigi kulubu sorusturma ogrendin gerekiyorsa opucuk
sucun atiyor parani oglen yumruk konustuk soracagim sonsuz eskisi yazdim hayvanlar gitmeyi
hoslaniyorum bakan paran verebilirim terry calisiyorlar polisin mesaji yildan yuzume savasa
gitmelisin cezasi erkeklerin olayim icelim sisko andrew anladiniz olduklari olanlardan model dusunme
tanrinin sarkiyi oturuyor olamam olmami parayla oyuna tatmin modern sihirli gununu cocuklarla
edemiyorum sandvic derek marie korumaya makinesi hatirladim oglunu gordugumde izni kimseyle olsaydin
meydan araci roy hakliydin bakmaya birilerini yasamaya erkegin giriyor cekim vince anlamda edecegini
tarzi cooper inanmak attim gecip sensiz sessizlik lois cani verip senle annenle ciddiye yokken lucas
akillica acliktan belada arabayla olabilecek bilmen kimden goturdu vermedi affet gormeyi begendin
sagolun yakalamak sabit angela kaybetmek suyun boylesi olaya alirsin tesaduf gormuyorum rezil
goruntu ayda klasik radyo sucum gerekeni ettigimi kafasina verdigini etmemi ciglik gormedin ciktin
demeye ormanda kilitli degildin olmeden toz senator kanun kacak kizimi han hitler aldiniz korkutucu
abd aksine sally alay gunleri oliver leydi kamp olusan kalabilir ederdim dondun johnson basardin
baligi bina aylik ucagi uyu sanslisin karsiya bruce aliyoruz got yaparak dinliyorum guvenligi
etmesini kira acimasiz yaklasiyor olurdum bahsediyoruz kumar hile tabiki hastaligi metal guveniyorum
katie fotografi felaket kizini oldurme gittik yetecek korktum yorgunum daire noktasi kalmayacak
savasta etrafa catherine hukuk yasadigini city deri olume duvara kazanan saglayacak larin seve
ayrildi uzerime basliyorum olana istememistim mermi olmaliydi kocan olacaksiniz barda verilen
gununde parker saattir moda bildigimiz yaris disariya rebecca vermez duruyorsun linda kimligini
ihtiyar onemsiz bitir baslayacak buluruz deniyor halka yasadim kalanini durdurmak giderse ziyarete
bicimde mevcut etmisti gosteren etrafi dusunce duran bakabilir kaliyorum bitmis yapmadin girdin
parcalari homer gelmedim silahlar yilinda gemiye cikarma erdi gecmisi gecin todd wilson birakayim
ambulans sevmem davranis anlatacagim arasina cekin davraniyor basladik carrie kenny oldurmus arkani
yedek gitmesi jordan gemiyi sifir goturecek uzman harvey sordun ayin isterse birakir kalacagiz
etmekten sur calisir memnunum hikayesi savasin askerler kaybi sozunu yakalayin icmeye kek ellerinde
edilen ailesinin hissettigini uvey adamdan hal yerler yedim hoslaniyor olacaklar teklifi gazete
tarif vermeyi mahkemede adamdi tekisin dolara miami japonya dediler sampanya bildigi dile carlos yag
soylersin herifin ihtimal odulu miktarda soyleyebilirsin duzenli geceki elena brad haftadir
kardesimi ederler numarayi yaniyor insanlardan ucaga bosuna jamie bayilirim carol sapka gidebiliriz
calistigi babanla neyden cocukla ayrilmak soruyu gunum cennet yaratik cevabi soylemen resmini kanli
yuzuk eller uyar acti jay kayitlari meydana gelsene direk baslamadan juri duvar soyleyip ailemi
kaybetmis vermelisin noktada gelmesi aninda uzaktan hollywood soylemesi temas gormem pilot hanimlar
rengi kafami gerekti elime sophie milyar ceker geminin frankie edward cikmaz denize alet gus
kazandin yaptigina olmalilar uyum hop yerime haksiz degeri insana noktaya bulmamiz degisir otelde
herneyse universiteye yapsin cikmadi sorumluluk cole diz ihtimali bocek saray geldigimde kotuye
halen oradaydi amin olumune istedigimiz kanser yili etmeni gibbs etkili anlar birbirlerine kapatin
yandan sabirsizlaniyorum versene roman betty alabilirim numarasini yapmadan yatiyor italyan
nedeniyle doktorlar getiriyor degisik operasyon kore bulalim dusunmuyor muduru cinayeti hikayeyi
bittiginde shawn bolgede lik onde istemiyoruz kucukken vali basinin yapildi katilin ikisini anlam
sabaha koymak deneyelim hain ian karimi soyleyeceksin durumun marty sikinti almistim jessica
verecegiz beth esas casey umuyordum cikiyoruz anlamsiz etmeyecegim teshis ethan soruyorsun basimdan
gay haberdar feda arti yasiyoruz burnunu hatan kasabada girebilir doktoru wayne bilerek oteki
guvenilir eglenceler bilgileri hapishane populer onemlisi bugune anlatmaya yapamayiz jess agzindan
karisti zordur nina calmak gelmeyecek tuttu sun tutan borcluyum almadan oturu zahmet kalmaya
buradaydi zoe telafi tutar delil gecelim yuzugu kemik kokusunu giy brown kurtardin tasi noeller
arkaya gorursun soylemiyorum benzemiyor korusun king ederse dakikaya tutmaya uluslararasi vermeden
oscar boy gercekleri gencler darbe nesin kader niyetim ustun onem kurmak sanmam aglama tekne sapik
gorecek arabasini devre ron yiyelim bekleyecegim kardesimin cadilar dosya kimler ulan olmayacagim
duymadin gereksiz bulundugu izledim kimildama zamanla kadarini olacagina oglunun lerin olivia mola
boston yuk liz serefsiz atese listesi merkezinde sirketin randy vurmak turden miller bulmam alcak
naber uslu bicagi bugunlerde gittigi uyari orumcek merhamet telefona kurtarma rusya buyukbaba robot
gitmiyorsun kimmis zehir baya kaldirin degistirdi panik jin servisi angel geciriyor anlatayim
bekledim ellen birilerinin sukran marshall yaniliyorsun aranizda mudahale hirsizlik yapardi reklam
huh istemezdim davasi sarisin sesle yapabilecegini koru bulamiyorum caresine bilgiler kraliyet yazan
soylemeyecegim ilham mesgulum gezegen yasadigi hali anasini temizlik aliriz baslamis buldular
etmemiz yatirim midir okulun audrey planim oglumun bahsettigini ornegin dilemek cete acip sakinles
kari oncesi derdim joseph kol anahtarlari gurultu sue teddy kacmaya cihazi soyledigimi gibiler
seylerle bitecek odayi dennis boya gorunuyorum soylerdi sebebini gitmeni ote arkadan isteyecegim
ustume direkt gorus ahmak ceken bakacak yanindaki etmenin vaktin gidecegini gordon yalvariyorum
davis oylesin yoruldum etmiyorsun gelmistim kiyafet ustunu sorma konusmaliyiz yapabilecegimiz zorlu
iliskisi kurtar etki baglantisi onden arkasindan istersiniz kafali haklisiniz anlattim cocugunu
koydu sabahin oldurmedim vermisti oysa yarina olmana yuzumden bahsediyor ciktigini amac uzayli
ozluyorum soygun lou aldigin zekice basimiza kod yerleri steven giderek okumak yapacaksiniz hiz dar
benziyorsun istemiyorsan sinifta alindi cabucak lafi dana kolunu durdurun sagliyor altindaki curet
izliyor bilgiyi hannah ustunden puan terorist saniyorsunuz davran yolla vermistim anladigim icabina
cikarsa aklinda michelle nadir kacmis meshur dusuyor yapamiyorum ortalikta yillarca dedigine sec
kanka yaramiyor nancy geliyordu devamli yetmez sahneye kalani gelisme sizlere ibaret mosyo kacirdim
kapilari edilemez cikarmaya toplantisi jeremy delirdin alana gemide yanit duymus sivil incil tuzaga
zorundaydim istemedigini boyun baslayin hapis doldu oyunun siniri dil etmedin ulkede merkezine
hakkin isime dag almadim bitiyor uyanik bulusma suan buysa yasina getirecek icecek gectim konusan
amma ailemin bitirmek sesleri esit ordusu endiseleniyorum cektim oturma dusunuyorlar evlenme
karanlikta olurlar yazili bag kalbimi herifler suruyor odemek caroline masaya gecirmis korkmuyorum
sayfa binanin bittigini yapmaktan yapilmasi omur sinirli duyabiliyor maruz basardim kum hakkini sov
maya babasini birisiyle hepinizin keith yetenek walker gozlerin raymond agriyor kole evvel ruhunu
delikanli kanada keser halkin benimkini yakaladik gordugu bildin dolusu porno baskalarinin birlik
zamanini jennifer kadinlara ulasmak yemis gidemezsin hepinize sacli satmak isiniz olduruyor yazmis
olabildigince aklimdan akli ailesini hakkim ucan sevmiyor anlamiyla aaron ton icimde pencereden eti
petrol toreni matthew olayini kent politik yaparlar kendilerine lider tanistigima sekli sagladi
baskasinin martha muydunuz konustu gonderdim hatirlamiyor sesli vermedim ooh dondugunu plastik
ikimizin birakacagim yone savasci cekiyorum gitsem basari konuya kurallar tina islerin karisini
kiliseye memuru oynamaya birbirlerini uzulme odama sessizce italya sevgilisi hediyesi dogruca mecbur
teknoloji vurdum verdiniz hocam barbara kokain almasi sahane dusunur victoria aday miydiniz otele
arkadasimin sesler malcolm adres istemis bulabilirim cikarken mickey aktif bilimsel tarafina
yasindasin hepinizi dick abla lideri musait ederdi mutfakta televizyonda bekleme gonderin francis
durumunu oksijen dinliyor suphesiz esyalari avukati garson ogren eva isbirligi veriyoruz bildiginiz
kizinin sakla minnettar sonradan gitmesini ann haberlerim muazzam yemekten sayida surmez zehirli
hatirla aradin hatasi kasabaya florida halki calisiyorsunuz logan ada sesin bulana kizimin seyini
kopru allison vuruldu verirseniz gozle renkli sorunlar calismasi yarayacak istediler yapiyordun
fotografini hoslanmiyorum olaylari soyluyorsunuz sirri cikardim pazarlik saglar siraya yapmiyor
oldugunde anlasmayi albert aralar ofke evinin riley gitmisti ikiye borclu yardimin dylan annesini
kang kaciyor yasadisi girmeye vurdun yapmasini mali matematik cehennemde nasilsa terfi otesinde
herifi hissettiriyor yavru yanindan hazirla saglayan fakir zar soylememi holly edersiniz bart
yuruyuse kimligi taniklik dusunsene fikrimi seviyoruz bekliyorlar orman dondugunde neil imza hesabi
sozler suren wendy kaniti monica rusvet soylediklerini yuze dusundu virus soruyor dertte olumlu
arkadasimi diane aykiri kalmasini devasa harold kopekler sahsen edebilecek kalmayi papa penny
arkadasiz bitince derse altini telefonun olmaniz kalmasi kalirsa connor hayran seklinde kararini
yemeye yazmak mutsuz kullanma gozler bozucu dinleme donuyorum sacini jean spencer donem jonathan
gorunmez olmasinin sikeyim gorgu sammy harikasin kitty soylediniz koruyucu pat bakanligi dansi
christine istiyorsa mutfak kullanmayi atip cesedini dizi versin barney bunlarla secenegim dostlarim
cogunlukla ornegi olabilirsiniz elindeki gelemem tanirim ofisi emniyet bensiz isareti lewis ortaligi
baskalari booth bahane kullandigi buyuleyici isinde duruyordu adet giren bolgesi yasindayim
tanimiyorsun rolu siddetli kendimden donmem gozlerimi gorevim cogunu margaret sansini russell
gidiyorlar onunden oldukten gidemem ekstra silahin isle severdi kurabiye phoebe duruyorum diyeceksin
uydu calistin olursak travis konusurum kutlama jacob aptallik earl olumunden konusuyoruz dusunduk
almaz that agaci cikacagim yapmana calar caddesi camasir arkadasina toby bilmez cikarip bulabiliriz
taciz buldugumuz tahta caba vermedin anliyorsun young bedelini genetik hakaret onemlidir cekmeye
aynisi yem etmeyecek goreve goturur filmin olmadim gabriel attin sozleri degistirdim gozlerim
dediniz kurulu salonu vermiyorsun baslama universitesi kaybolmus doktorun stephen dusen basladilar
konusmaliyim randevum teker idam bakim seyde yapmistim durmadan fotograflari cicekler mason belirsiz
bitirdim sefi koltuk olmayacagini getiririm elleri okuma sikildim duzen nehir rory berlin gelirken
yakaladi gosterin beden verirsin kilit bagla owen gorevlisi gordugumu masanin paylasmak takdirde
aradigini yiyor gucun siir aklimi veriyorlar zekali miles beklemiyordum boylesine babaniz kutusu
deneyecegim ariyorlar diyeyim bakarak dukkani sagir ken demin sokaga kullandim ihbar arkadaslarini
kafan house erkenden altyazi hakliydi oldurun aramizdaki benle kacis jen diyordum duzelecek tanesini
kalbin dakikaligina bulacak duyduk pas leonard eninde ettiginiz karsinizda sayede elliot lazimdi
catlak oldunuz uzmani duzine olumsuz olmasindan atmaya toplum kaldigini anlarim iyiyiz otomatik
kimyasal dusunmedim konusur kacip shane california bicim birisine tadina basardi gittiginde anlamini
keyfini anlatacak yolumdan bense haksizlik inkar tracy gosterecek cocuklarini soyluyordu seth bencil
iyiligi dostlar ozleyecegim mars oturmak uyumak oturan olmamali edilecek sirt kuvvetli stanley
gelecekte sehirdeki dustum okudun dawson adamimiz olumden vermen kapandi defalarca sahit durumunda
jules aah yapabilecek bakti digerlerini hong baskasina koyu hapisten acildi yapimi benzeyen evrenin
kicina cikacagiz esek devletler aklimda bulunuyor elle ortagi bire uzereyim megan ispanya yolladi
azicik yorum white bulabilir savci diyebilirsin ciktiginda espri tasiyor sartli tartisma izlemeye
bilmiyordu bulursun walt dunyadan dayak liste kotuluk hayali cantayi sabirli yapabilecegin sin
bulusalim kesip sayisi gozum dikkate siktigimin jenna jung alamiyorum baskasini evinden soylersen
dondugumde kullandi kizarmis oldurulmus masada kizlara sizsiniz kanitlar sokaklarda duyarim bara
calismis burun erkekleri gectigini dusmani dinlen istediklerini yasama soylemiyorsun kurusu
hallederiz buldugunu almiyor dayanamiyorum kata sunun zorundasiniz kardesler kuvvetleri tara
kullanilan cikabilir demiyorum arasindan gelmeni kiralik grant durmak sudan bahset sandalye alamam
tersine ogretti belasi gunesin kaybedecek resimleri tanistik oldular birakacak bekar mitchell
nerelerdeydin kisiyle gecis nerdeyse travma degisim bagislayin arabami bahis konsantre acma salla
disaridan aciklamasi kalici vermeyin buradalar konusmasi komuta yolcu kolu vermistin gorebiliyor
icat kalkip bonnie kendimize calmaya kaybol oglunuz vucudu razi ikinizin ima blake istedikleri
caldin mulder haftalik lauren gecit harris odamda aileden gecirdik egitimi sersem gorme kurbani
alamazsin yazin oynayalim kaynak norman corba listesini bulamadik bulacaksin eglenceliydi acikliyor
beynini baslamisti aralarinda kanal karl caresiz hatirladigim flort patronun yazdi francisco disarda
kizlarla sinemaya virginia hoscakalin diyoruz kuzenim yatmak buradasiniz tamamiyla olanlarin julian
defolun olmadigindan yarari diyecegimi sorayim kardesine kalkin saatten jersey williams kulup
silahla makul ulasmaya elden almisti yayin orijinal clay uzaklas bayrami kurallara arkadaslik
olmalari cagirin olabiliyor belirli diliyorum ugradim anthony boku sehirden yapmiyorsun eleman
bakariz cikariyor geciktim donme samimi lincoln borclusun alaninda sart malzeme muhtemel tekrardan
gidiyordu endiseli yapmanin cikart beyzbol ediliyor yaptiginizi oynamayi secti anki diyen kapida
izleyin saygisizlik nedenmis blok iceriye keyif bosanma carla dahasi sent calan nora ruth
ilgileniyor sonunu neredeler anladik kazasi kabus christopher ofiste dusunmeden gorevin savastan
serefine gorecegim taklit birimiz kendisinin isimize saldirdi hitap ameliyati aramayi icini sevgilin
gercekci cati buluyorum miktar saatlik zarari riskli kacik kalmisti biziz aklim kaliforniya sorulari
suradan ellie stres calisin ulkeyi istifa ajani hayatima korkmus kralin etkisiz tatile buyucu lex
kullaniyorsun bilseydim monk kontrolden yasadigim yapacagi savasmak yildizlar konusacagiz liam avuc
gloria almaliyim cinayetten tanimak igne gorundugu yemekte papaz transfer pratik urkutucu ailesine
birdenbire partide kayitlarini endiselenmeyin aksama yeah yaptigimizi mitch neyim ilaci arkadasimla
birader sid saatin gorup geldigim vermesi calismayi geleyim sandy hastasi yapardin bitirelim inek
izlerini konustugunu zeyna istediginizi gotureyim hazine olmamisti duyamiyorum santaj deniyorum
anlayabiliyorum quinn neseli natalie yaratici edecekler bozuldu hucre istiyormus yang kalmamis wow
sucluluk yetenegi vic gondermek sydney etsem karimin april kisim yasamayi seytanin saklamak hareketi
alinmis pisligi anlatirim dusundugumu ronnie dolari cikmam bekler gelmen seytani dusunecek eseri
uzaklara deligi kullaniyorum black tatlisin iade vurus cifte surat bilemedim istemeyiz koseye
psikolojik calisacak evan yasta sayende gitmemi ellerinizi ogrenmeye birincisi dunyasi kriz cadde
oynuyorsun pantolon kuslar dayanarak buluyor bulma yonunde istemek bahsetmiyorum geleneksel sizleri
istersem paige kenarinda doga delice icer roportaj teksas dilini biyolojik dolayisiyla aciklamak
simdiki kafama aileni yoldas uygunsuz kasabanin oyna gunlugune atar leslie kendiniz santa
duygularini alev buldugum hill heather isti oleceksin veremeyiz man delisin muayene yollar almaliyiz
ezik mezar sevmez denemeye soyledikleri prova alfa itiraz yaramadi yakit onlarda calisirim olmesini
tae kulube paramiz kullandin filmde operasyonu patronum odana gitmedim gidersen cevir ogrendi kusu
aradigin bulmuslar ugrasiyorum acisindan belkide ralph problemi konusup kosun mesafe olacagimi
hallettim bagisla haklari herseyin egil etkilendim arkanda ciktik craig lana carpti beyni oldugunca
simpson gelirdi erkegi casus bilmiyorlar kovboy fiyati bakima hissetmek fincan sivi cekmis deyin
tokyo gitmez yakininda oradaydim yuzun ava star olduguma konusayim goruyorsunuz ardinda hap getirmis
girelim oldurduler dusunuyordu baglantili suclama mcgee devreye ettigimiz kullanabilir yollari
pencere gucleri icten gorunuyorsunuz alarak standart rita adasi desem brooke karsisina olmedi gundu
calismiyorum ederseniz hukum yukariya davrandim almani cal erkekle actim borcu yemeginde
biliyormusun elinizde gorun yepyeni basladiginda sinyali veronica ricky ileride digerlerine isimli
yapmaniz cameron adamlara sapan gozlerinin analiz dusunuyorsan olaydan geceden bakinca getirebilir
benziyordu helikopter gerisini cikaracagim finn hee amerikalilar ned vaftiz atmis gecede sagla
digerlerinin olecegim solucan kacirdi woo civarinda treni mide geregi bulunmus acilen merkeze
odasini yonetmen kazanir agrisi onsuz aptallar philip riski gidersin ati bedeli bulusuruz olmussun
maas arkasindaki gozumun durumdan gorevini konusabiliriz ekselanslari holmes olursunuz kayitli
ofisinde cikiyorsun kafamda kacirma dini kong hazirlayin ucakta ruyalar duser lane olumun gecerken
sunlara olanlara ortagim nicole polisleri tasiyan sahnede yapilir olursam troy adresini donuyoruz
agliyor giriyorum yazilmis esir gelmistir hayvanat kopegin goreyim blair may irak nelson almamiz
sihir uzerimde dili soyledigine hedefi hangisini edemeyiz bakire marge varsin biftek birbirinize
hazirladim gelismis mmm goremedim yiyip edilebilir kesmek gelecektir umutsuz ofisine motoru alicia
sanatci kalirim wade atma alarmi yasayacak hatti konusmustuk sorumlusu takimin kocamin sinema
etrafina anlatir surucu samantha kur bileti calinti kazaydi elimizdeki kacin olmadigim organize
hapishanede lara aldigimiz dusunen cilginlik olmeyi saldirgan yapabilecegimi ofise ikincisi
guveniyor vanessa ilgilenirim kadinlarla takas kacta kitabin makyaj denk esyalarimi sectim gokyuzu
cope deney isterdi pam hector cozmek kotuydu kelimeler istedik olabilecegi ilerliyor kurali
kaliyorsun adamlarim calistigin din efsane hissedebiliyorum ciftlik etmeme ciksin birbirinizi
iliskiye donecegiz devriye emirleri calismam tarafini sayet basbakan secenegimiz aksami olene
yuruyus dogdu durumdayim soylediginde christian vurulmus bilinmeyen planlari tutuyorum yalvaririm
hassiktir kocaniz bolumunde deneyin bahce soylendi durdum erkege ahh gina dul ogluma kontrolunu
sahipsin alsin neal diyecek seref arkadaslarinin bakmam beklenmedik elim memnuniyetle odeyecegim
moskova seyimiz adiniz birakiyor korsan heyecanliyim gelmemi gecme degmez stark kurdu peri yapmisti
mel tedavisi tanistirayim kalkma meg kullanan dale gozlerine daphne kutuyu bagimsiz evinize almanlar
manhattan cesitli arazi inanabiliyor tutup hayli odanin buda yanlislikla duzeltmek kurtardim hafiza
vietnam kullanmaya warren arar hepsine anlamis jill budala cocuklardan kactim big harita cikmasi
bulmaliyim uykuya degistir leydim konuyla uyeleri dusunurdum bulunur bugunun alici bahsettigim
katherine west tersi patladi karisinin cinli yakaladin gitmiyoruz sokagi bekleyecegiz hatun durur
lastik amiral bagis filme getirmeye iyiye sokmak gorunur izler aramis fransizca kalabilirsin
durumlar tetigi cekilmis borcum yerli vazgec soylemeden satan cikmadan geleceksin gordugunde
annesine gelecegin saatler hastanin yemekler paralari cagiriyor yemekleri oturmus kanitlamak kucucuk
lloyd salonunda kazandik kralicesi kamu gozlu ariyorsunuz guzeldir baktin sevdin drew melissa castle
kamerayi gordugumuz buffy hicbirini essiz istegi kuzeye yetki gelmedin bacaklarini yuzunde gulunc
unutmus gitmene ictim yoo gecirdin etmesine bitki olurdun bosluk dede oteli gosterisi gidiyordum
hatali verecegini salim damon zack isiklari oluyordu yasadi binayi tiyatro gormemis yatagina
cocuksun suda won dehset hazirlanin edilmesi kastediyorsun gulumse yurumeye kelimeyi cennete sekil
kacirmak yanindayim donmeye dusunup koydun grubun altinci yapamadim green bulusmak tutacak telefonla
yarasi gitmistim konusun evren piper kizsin sartlar oldurup binada senedir halledecegim kilici
isinin denizci kirilmis duyunca resimler masaj kesif tiras janet soylersem tamamlandi willie
hizmetci ustundeki kale almalisin yerle kitabini hallet kont elin dogustan ibne sahibim gotururum
lezbiyen nehri dogrudur imha amber kanini sahil kola edecektir ayrilmis fotograflar yaziyorum ceki
ayrilma karisma kuzen kizdi bud servet dikis biriniz kizlardan oynama bahsediyorsunuz pesini aleti
aradigimiz zamanlama aradigim kiziniz olumunu gitmeyecegim pisligin hayvanlari sevgililer detaylari
yetkili alabiliriz bakani inanir bakiyordum gormeden neredeyiz supheliyim istediniz konusmuyor
kazaniyor ciktigi golge konusamam nobet kirildi kapisi dakikan haley dedikodu ogrendik alanda
uyurken arkadasiniz leon uzerimden goturup soylemelisin joan ejderha ndeki favori karini comert
askerleri degisiyor durumuna katolik aradiginiz harper vermeliyiz kul ashley kesildi durdurmaya hat
olduysa iliskin meclis istedigine derde cikarir basinci mia kalamam las dusununce parcalara kosede
komplo dileriz colin bilmedigim islak brooklyn iri baktigimda lindsay gecmeden bilemem yiyecegim
kizima oyunda poker dusundugu yokum ayarladim bombayi istemisti gormedi baskanin seferde anladi
karismis ayagini poirot acim felix sokagin secme sonuclar veririz atacagim twitter bolgeyi
gidebilirim watson haricinde hataydi birimi yapildigini goturuyor bombasi geldigine restoran kagidi
olecegiz gorusmeye aksamki atan luks allen mikey manny dosyalari arkadaslarina etmene cekecek
islerim cikmasini kaldirmak kendileri clyde defteri daisy takdim gidince benny guzelce yapacagin
burke diego cevabini cikinca ogrenirse hayatlarini yazdigi kopya istiyordun soylerken asigim hissi
saha soylesem evimi antik wallace anlatiyor elaine yapmadik dogruysa hatirlatiyor ettiginde aklin
yapacaklar ispanyol patty clara saclari karakter yuzme diana partisine komsu yaninizda duyar
kapatmak telefonum sistemini basinc buyudum baskin vardim odadan avustralya kaldigi aliyorlar
yaklasma curtis rob dedik edilir parmagini sormam aramiza ogrencisi arabani sebepten say meredith
ilerleme aileye agzi hastaneden kardeslerim ari gozune universitede toplu kalmam olmakla parkta aya
louise ulasti sinav plana baglayin ucunda degersiz ucube gitmeme zorlama ofkeli murphy
soylediklerimi buyukannem gitsek uclu olmama umit yanimizda unutmayacagim gittigimde yapmiyoruz
negatif duke gey calistik kendimiz planimiz soyleyecegimi pirinc vermeyecek dairesi yasamin dugunu
fikirde kicimi kalkti oldurmeyi davada dwight oneririm tanistin kesik gonderecegim stuart lakin
gecmise bakacagiz konusunu alinan bitene evimiz crane gelmeyi secimi gorunmek dostun sinifi donduk
esya anderson pismanlik iciyor havlu bilgiye sakli anlamli zamankinden tufek kullanmis ormana tamami
tahrik bauer gelebilirsin isimleri kitaplari davranmaya dediklerini franklin uyariyorum biraktigi
seversin ugramis bolgesinde stefan konser sakaydi farz inis dovme chase tenis beklerken disarisi
cantasi guneye yonde kalanlar gostermeye bolgeye basiniza meme gitmeyecek pound yatin gazeteci felc
birim manzara kurbaga otursana tavan sabahi uyumlu suratina aciyi senindir goreceksiniz otobuse
ndaki adamlardan ayrildim belgeleri dogmus kacirmis atesin yaparsam inanmiyor digerlerinden
birbirini beklerim nazi ofisime bitmek kadinsin sarkisi tanimiyor kocami kayda araban atiyorum
basimi bekleyebilir benjamin bagi bitmistir gorundu parcalar yasami hazirlikli evimize getirdik
hastanesi soo konustugumuz yakinlarda kurus tanigi yeme bebekler geyik geldigince eroin edemedim
yurumek donanma pozitif simdiyse odaklan kodu korkutuyor tuz emanet esnasinda hazirlik yapiliyor
ulkeye bekliyordun vermemi kullanacagim hukumeti aylardir gecelik uyumaya hatirliyorsun herkesle
palmer verdiginiz hizlica buyulu gectik sorumlulugu kana sectin dagi seattle pahasina otopsi
farkettim baslayacagim okuyorum atisi silahlarinizi ortalik evimden senaryo kay antonio cevre sefil
corek cikmiyor donustu debbie dusunuyordun yasindaydim korkutmak yaziyordu oldurecekler acikliga
ayip yasamis sozde telsiz yasindaydi yakinlarinda lemon birakmayacagim gorusmesi gittigim temizlemek
kizdan yapacagimizi edebilirsiniz gucum dikkatlice hesaba miras alanina hayalini soruya trene
davranma graham faydali whoa saniyede ellerine yapmasina juliet nedense olmustum oturuyorum
zamanlari atiyorsun soylemiyor babalik naomi disaridaki otede acilis toplamak erkeklerle guce layik
isimizi birakirim seviye keci caldim geldigimi kapilar evdeki goturelim disindaki esin koyup
harcadim kapli gidebilirsiniz sicaklik susun yapmissin durumdayiz sade almasini eglenmek lisede
kullanir zordu becky ordek denilen tereddut korkuttun tanir gelmiyorsun goruyoruz dusunecegim ugradi
tesvik dostu paketi babasina sozumu ogrenmis macera ogretmeni giyin bilgisi partiyi ayaklarini
diyordu kic adrian zorluk tamamini havaalanina oldugumdan gercekler afiyet kaliteli lari yetersiz
tutacagim agabey etmeli icip kennedy okuyor leri isteriz tekerlekli guzeller yonden zalim patronu
edeceksiniz bel yapacagimiz feci gitsen hergun evrak goturuyorum aileme basimin oderim zach evsiz
icerde okuluna yasadigimiz girdigini boyledir aileler bulmayi kurmaya olmesi dir hamle kelimeleri
kitaplar gunumuz ilgilenecegim insansin times arkamda kacan yatagin serena temizle tanrilar vermeni
duncan incitmek gozunde vucudun yon gorevli birakamam turner ucu buldugu kizilderili lydia balo
anneniz kritik olacaksa halini doneceksin karsiligini yanan dibine kazara kadinim bacak gorundugunu
von hayret sacmaligi ihlal reese bilmelisin turu benzeri gittikten gelenin yii arkadasimiz kaset
kelimesini masasi gelmelisin kartini gorunuyorlar telefonumu ayakkabilar aciklar isabet cezasini
seviyede arkamdan soylemeni oluyorlar ulu atalim kurtaracak hanna vurmus almissin cekme buluyorsun
annesiyle donen isteyecek stone ustumden baslayacagiz burosu yiyorsun adamlarini adada saygin
dusunerek sharon durumlarda duyan bakarsak kongre girecegim saclarini kalbinin kaybeden ucret
gorunmuyorsun baslasin soylemekten long yontem yatan freddie oyunlari okuldaki acabilir gezegenin
notu olmadigin paramparca seferki kapisini shaw sarabi sansa yaratti alison anlatin pierre iyiymis
olduruldugu kacma genclik soylememis pierce siyasi gelecekler dilim vurma kokuyorsun gucune sorusu
mahvettin yapmama bilmeden esrar edersek mutfaga alamadim diyecektim tasimak cektin aylar rehin
doldur arabasina chen yiyen tutuklama hisse umrunda sonuca tucker bahcede artie subay islere scully
gezegeni odeyecek onay kel bulunmak dusunursek choi hepsinden uste kutlamak takilmak basladigi
yarayabilir yaratmak hah anlasmasi cesedin fikriniz sevmedim bakarsaniz adamlarla sheldon amirim
geciyorum vaktinde camur nicky duvari gozun baskalarina bilmiyorsunuz havuz yarisma soylerler mona
cikmayi anlasmaya hissettigimi affedin miranda buzlu oncesine yasadik cagirdi dedikleri karima joel
papel ceket degilsen itaat dansa isci doyle neredeyim cindy romeo radyasyon afganistan saldirisi
guvenmiyorum capinda tanistigim bugunluk sormaya geciriyorum cicekleri tess kilisede juan for kirdi
kisiden mum degistirir biliyorsundur kesilmis filmleri anlasmamiz gorebilirsin etsen israil
kazanacak marco selamlar tanis gondermis giderdi marka bailey yetti durusma mantiksiz mezuniyet
uzgunuz reed cinayete judy dusunemiyorum noah freddy kayitlarina istihbarat ogul bishop dislerini
keyifli dusunmuyorsun tipik mick saatlerce trajik avukatim kesti gelenler toplam bilmesini connie
oralarda donmeliyim diyebiliriz ucagin boyd bell gerekebilir koymus beynin dolasiyor morris palyaco
sebastian rastgele dosyayi tipi ikram sal buradayken toplayip uyandim ikisinin unutmak gelirler nevi
votka gelecegiz detektif cikaralim kalbine digerine canavari kaybetme dersen korktun anlatamam
alinma bilin calistir kampi kir bakmayi ilgileniyorum adinin angie gelirsin kararli tembel
dunyasinda oncesinde aktor engellemek adams gerisi kardesime camdan atarim ariyordu bilmesi cocukluk
ruby bolumlerinde vefat all ruyamda sezar inip olmeye ilgilen yattin joy gwen korkuyordum elektrikli
kiyafetler isinden hatirlayamiyorum vererek gorusecegiz ellerin atlar kumandan birakmam davranmak
gomlek verirler anahtarlar gormesini izliyorum kocasinin yolculugu indirin peg varligini yapay toren
avcisi karinin sofor calmis gozetim gecirme teori yaratiklar goruntuleri projesi rosie anlamadin
yarinki iliskimiz gabrielle harrison yapabilirsiniz harvard calisiyormus tekme yeralti baslamistim
olaylarin ogrenciler alirken kovuldun hikayenin kadardir ayrildik toplantiya oneriyorum boka collins
dusunmus arastirdim giymis koyacagim turta donusu dinledim potansiyel sahsi dusup psikopat dolasip
alacagini kamyonu degerini onumde ally guclerini hindi sikismis davanin kirmak zarif keyfine gormen
patlamis degistirecek verebilirsin ruslar sakliyor sebeple bahsetmek dee iblis brenda garcia vaka
ugrasmak edecegimi kopyasini surebilir anlattin mucevher oynarken jeffrey teselli cevaplar
bulabilirsin dusundugumden iutfen rehine alexander vucudunu arkadasima yoon yoksun tuvalette
yaniliyor bahsettigin koruyor formu donald babamiz cozmeye hukumetin cikmisti meseleyi suresi
dusunmem hazirlan yapamazsiniz olgun boylelikle violet kazanmaya baskasiyla dexter kopekleri
birakmaya istemedin ucte hawaii rahatsizlik cikaracak nefesini yuzumu irlanda konusuyorduk
calisacagiz hamburger merakli dusuneyim caylak arabalar dinler tekmeyi patlayici kuba bebege yavasla
lisesi guy kalmani bitirdin nabiz babamdan soylerdim cikarim etmemistim kadinlardan ayriliyor
karimla acikti agiz imkani sil zannetmiyorum davrandi evladim basladigini getirip yagi sonny
cikolatali onurlu amacim numaralari dong yiyecegiz cagirdim kararlar olduler uzat seninkini
ogrenecek metro gozume ruhlar ayaklari okumaya isgal miymis listede yararli evlenir bernard
cocugunun birseyi sevismek demeli aileyi ini calisip iciyorsun sattim yunan yarbay kaderi efendimiz
duracak anca huzurlu digerini yaklas almami gps ekonomik bozulmus goruluyor adeta alisverise artiyor
monroe aradilar begenmis mini kadindan maske kayitlara kurek odedim yakalandi adamdir degistirme
biliyorduk lawrence oynayan kalirsin sabahtan melanie bolca kariyer endiseliyim hapi dusmanin
hikayesini anlamam sense ortasina kizina dibinde brandon gozlem bekliyordu yasadigin arayayim
tecrube yuva veremez carmen karsima boks bastir kalkan your cuce niles kas verilmis duygulari goa
lance aptalsin ikinizi deyince yandi aptalim fizik koruyun imparator beter kullandigini ohh
kullanilmis street savunmasiz kurtul soylemez fox gelse adima uzuluyorum iken gectigimiz inatci
zamanimi banyoda ictin baksaniza salonuna ispanyolca bildigimi borcunu gaza olmesine ayakkabilarini
gectin koridorda caleb benzedigini midem hafife yagiyor kaseti ceyrek ameliyata kanitlari olamadim
agabeyim ailesiyle fil evleniyor hoslandigini veremezsin girmeden acan bacagini malzemeleri
okuyorsun kizimiz egzersiz chandler urunu demem girdik orduya burdayim gorevde konustunuz hissettin
olmayacaksin duyabiliyorum yalnizim ilgisini sanal yatagi min odemeyi yuklu hyun sevdi hunter
edersem arabalari song gecsin tutma gorevimiz cocuklarinin geber kafaya yazmaya guzeli soyleyerek
konusman korkudan dikkatimi gecir kollarini arkana deneyim dukkan inanin gelecege buradaymis cebinde
sonuclarini grey griffin soylemistiniz gorustum hatirlatti binin bitmez polisle rocky atacak
guluyorsun tutuyorsun umalim acacak ucreti maca houston bankaya polislerin anlamistim almadin
gorusmem oyuncusu vermiyorum bones ayakkabilari mantar oradalar sansliyim alamaz evcil huysuz
onumuzde istediginde diyebilir saglayacagim sikica gecmeye salata gercegini yaver cekimi haftanin
mesai sozum ilgilenmiyorum arayacak taniyorsunuz denedin yaralandi evlatlik oyuncagi kuvvet georgia
ruhun yapmayacak ordan ogluna sirrini getirdigi sirtini odasindan hesabini brick etmeniz adiyla
olamazdi egleniyor herzaman cantami hepimize dostumuz erkeklere sasirmadim koyuyorum corap durustce
soktu goremiyor hamileyim camasiri ufacik oynar yasi yerlerini maden siralar yuruyerek bedeni rosa
ogrendigim gozunun reddetti sevmek hikayeler donmesi dusecek yuruyor reid binaya kanama olagan
buralara haftasonu giriyoruz cikmaliyiz vuran boylu dixon davaya gittiniz yattim kazan arkadasiyim
tasindi nikki ortam yen zevkti gelmem medya hayatimizi tura tartismak evlendi yedinci peggy korumasi
gazetede satiyor gormelisin bahsis kemigi bilecek kap uzaklikta erkeklerden iletisime nakil
yanilmisim fiona gibiyiz istemiyordum istemedigimi ellerim karsilastim bahcesi oturuyorsun sovu indi
iliskiler herseye amcan kullanin duygular severdim warp edebiliyorum etsene lady merdivenlerden
carson tel edebiliyor iyiler kesici gecmedi getiriyorum kaldigim rekabet birilerine seyimi diri
fikriydi yarismasi roket yapiyormus trevor ortalama donene douglas yaptiginin yazdin ormanin
cesetleri yataktan kiyafeti iceren banyoya dawn gormekten aciliyor soyunma seckin demedi sakat
kartlari brennan acisini isvicre suslu kararimi leke bulmasi ivan hayatindan hoslanmam asansor
olayla raj kisilerin zannediyorsun filmler elvis kiymetli kalmiyor sikik okumayi babasiyla yanliz
giyiyor filmini tabanca satranc secilmis dorothy stella gil belge suratini kaybolan yolculuga
karsilikli dallas tabak agacin isiklar bilgisayari hint harcama alabilirsiniz hakikaten imkan zombi
yak ayna borcun patlayacak isterler nolan icindeydi kaldiniz diyorsan lerde frasier kiyafetleri inin
aciktim karsiligi surmek komikti geciyoruz donunce bulan dugmeye love siradisi taktik soylemeyin
sakinca yatmaya amaciyla destegi komunist kanin soyleyemezsin dolasan nefis helena satmaya takima
buddy kalpli uce winston miguel jang kamerasi burnu verirdim what donmedi gelmezdi anahtarini perry
akla magara saniyeligine thor ucretsiz grayson korkunctu arkadaslarindan geceye kimle yemegin
fotograflarini yataginda care porter erik cesareti gecmisini yaramayacak kaldirip girdiginde ydi
mafya soyledigimde buyukbabam gecidi konusuyordum jonas degilimdir hoslanmiyor andre ozgu
konusmasini fikirleri hatira soylememe richie junior wyatt problemin halledelim dvd ugrayip evlerine
hunt arkadasiyla denizde uzereydim cassie temasa iyiydin dunku ailemle yontemi cagiracagim
haberlerde bolumunu hizi cekiyorsun olurse paula acinasi yasiyordu esiniz boga hissettigim hayatimiz
okumustum golu lester yaptiklarindan verdigimiz deyip asagidaki dikkatle numaram ayagi kacinilmaz
nicholas demeyi mesajini guvendesin kufur nehrin robbie beysbol biraktigini toplama cikmayacak
sagligi mekan vermesini yapmislar giymek kafasinda tutarim evliligi katina kazanmis cocuktu merlin
yaban cikaran soracaktim sanirdim harbiden bugunden ailene ziyade adayi sorf oynayacak kapagi zira
goturebilir gorursem ucup etmisler klaus gezi soyleyecektim acikla sabahlari merdiven amacli
almislar terapi meslek edildigini yasayamam ucumuz hedefe arkadasinla yuzundeki goturdum adindaki
sorarsan ayarla sullivan yolculuklar cikisi yerken yapamayacagim konularda korkmustum gencken variz
doluydu onbasi gecirmeye tanner vermeliyim gosteririm bilebilir saticisi hoslandim insanlik inanma
aradan agaca yemeyi endiselendim scotty yapmali bernie bilmeyen madison karsilastik telefonuna
neredeydi farkliydi gorursen cizgiyi alec bekleyelim gelmisken hatirlamak kapatiyorum arap kafanin
sahilde korkusu vururum degistirmis oldureceksin parcasini bakarken konusmanin orani cikarmis
kapatti kapatmam oyununu olayda teror has kameraya izinsiz gerginim gerizekali kafanda
gorebilirsiniz seviyesi ogrenmem buck jan etmelisiniz bulabildin kuresel olmaliydim blue kaderin
birbirinden gonderiyorum anlamiyorsunuz santim yoluyla delirmis uzereyiz yagli sinifa hoslaniyorsun
cektigini zil durmus donecegini duymuyorum vallahi sosis polislere valla insanim anneler brezilya
yanmis asci rezalet yasindan kiyafetlerini oturur yaparsak oldugumda birakabilir arastirmaya olsak
nihayetinde bagimli kahramani endiselenecek isteyebilirsin normale acilan archer sican erica
programini gunune utaniyorum baker ardi bekleyip yanip tanrisi farkindasin duzey degismis saygideger
acmaya karisiklik vurun islerine gorsel acmis anlayacaksin bond arkadaslarimla otelin dersleri
conrad thompson saatlerde geciyordu sacimi iflas yazacagim yerimi yorucu dakikalik aciklayabilirim
kanali pislikler saniyorlar kapatip buyudu aramam planini solunum flynn oluyoruz getirdigin kargo
burt tanistiniz yedik yerlerden izlerken sistemine sheila guvenmek yakalamaya yururken randall
elbiseyi koyalim numarani hisset tanidigin bayilir cerrah bazilarini gozlerimin muhim kalbinde
defasinda edebilecegini kimilda danisman dogdum kelimesi chang suphem paradan duydu duzeni cekildi
ciftligi kane oyunlar kisaca denise manyetik samuel cody saril hapishaneye gitmedin alinca
bulacagini calisarak spike penis ucakla cerrahi degistirdin fazlasina talihsiz asili doz koyma amigo
sormadim bye aptalin peynirli hayattan kardesimle uzan mahvetti akiyor lenny havai izninle donerken
deyisle katiller gerceklesti odam hissetmiyor ussu saatini col inanmam alirlar fuze istekli
baslangici yeriz yaparsa gibisiniz kafamin seferlik cicegi duydugunu kacmayi tahammul basimiz rakip
verilecek maurice doganin anlatsana yuzustu yerdir moore planlar sandigin gunku kampa sonrada rex
chad degildik data caldigini parmagi yegenim buyumus yuruyen kalkiyor yalanlar departmani derine
sansiniz hicbirimiz kiyamet hayatlari gorurse ellerimi istasyonu beverly bekliyorsunuz sansliyiz
tutmus istemistin biletleri ozelligi baslangicta donemde biliyordur asit nazikce gozlerinde
olursaniz teklifini adaya aldigimi yerdi tanismistik kostum kendisiyle kendiliginden gorusmeyi
alternatif bakiyoruz deb virusu yurt baslayan saci komiksin rudy icmem degistirmeye secenegin
kanseri atilgan birbirimizin istemiyorlar oglumuz dogrusunu boynunu cikmasina cetesi yapilacagini
aileleri binmek hope enfeksiyon bakiyorsunuz vera gelecegimi gelmene bekledigim gozukuyorsun brody
liderlik payi marilyn cevresinde odedi hediyem batiya guvenin atlari ugrasiyor ciktilar soyleyelim
broadway soylesin muamele opmek birde beklemede philadelphia ejder final oduyor egitimli ellerimle
atom birlikteyiz odadaki zihinsel isaac gidemez sebze giyen yapmadigini aaa sonuncusu gelmedik
alfred arizona konferans diken kanat pay bahsetme chan hayvani calip gonderiyor catisma ruhsal
yasiyorlar getirme barnes texas coz yaparsiniz sacmaliyorsun kullanabiliriz oldurmekten ortbas
vuracak gittigin lizzie bolumune beckett sikisip polisim inanmiyorsun zararsiz gecmesi ilaclar
basiniz almiyorsun kullaniyorlar zeka with tuvaleti evlenecek boru biber bulman oynuyorum kendinde
kimim yapmamizi rahatca muhabbet soyleyecegin campbell cliff koyar disleri dinlemeye odun kurtarin
sarkilar gerektigine kaliyoruz bolumde cennette sinek gerzek kanunu etkisini ogrenince dusunelim
antrenman alacaksiniz chi silahim sosu koruyacak olduktan organik donebilir teyit sosisli acisi
kazadan kasabayi sansimi kocanin havasi bulus biraktilar cilgina kristal ayirt gerektirir drake
bennett diyordun sorguya gucsuz sis dansci islem atlantis noktasina ilgimi guluyor yolladim
etrafindaki musaadenizle baglantiyi birakmalisin agzima dibe ayirma girmesine sapsal tutku soda
perde kapak gram dedigimde dizlerinin peyton orleans konusuyorsunuz topraga bilmedigin kablo
kizginsin olumle enteresan jefferson inaniyoruz dersem intikamini gosterebilir atlayip donmesini
teslimat seviyordum dugune ahlaki kapana reynolds yuvarlak varlik kurtuldu silaha sinirlari
cagirayim dokunmak sandra gardiyan gecirecegim ahlak ter perisan aracin soyleniyor erin bulamazsin
evans acacagim kokteyl suclar sorunlu nisanci dinlemiyorsun anla gozumu kasabadan sos duyuyoruz
hokey saatinde malum olmayacaktir einstein hugo andrea elimize taniyan inaniyorsun sistemleri ice
june erisim tanidim havayi goturduler gelmissin bogazini kizginim bambaska calistigimi cocuklarina
sakasi etmistir azaliyor kidemli aska sonrasini civari kirdin yasanan vardik odeyeceksin listesinde
parali bulusmaya mumkunse bekleyemem gormez eser kalaninda yaslarinda silver arkadaslariyla inceleme
olme belirtisi iltifat sesimi gezegende sinavi cleveland komedi sevmiyorsun sakiz saygili dolapta
fikirler dusuncesi sahada binasi ellerinden olabilirdim dosyasi inanc tanya kung teresa agirlik
oranin kapatma dogdun tunel etmekle almayayim aramadin sampiyonu gelirsen bozuklugu ilgim bedel
evlendim cevabim pesimden kirikligi gelelim kasten dersini buyuyor niyetli makale geldiginden bingo
cathy yiyin bebegini duydugu zamanli kizma duzenleme kactin cene kariniz istesem icimden duymuyor
matmazel izleme kil internette kalbimin sakliyorsun merhabalar isimlerini agaclar geceydi sirlari
yanik olamiyorum biraktigin yapsak kisminda kampanya televizyonu gray cocuktan delta dolap yukaridan
yiyorum gecirdigim farketmez oldurebilir terslik bang vurup ekibin girisi cantada cektigi kaz karara
oldurmeden ooo goruntuler kalmistim little kaptani blof hastings kullanip arabama bakiyordu
kaybediyoruz bolgesine buldugun biseyler koridorun yarasa hayvanlarin icme aramda duygusu web
efsanevi baslarina vaktini denerim ettikten gunumu polonya cikana britanya gunumuzde hoslanmadim
boyleydi iciyorum finansal lanetli politika bankasi tuttun dergi donemi harikaydin cocugumuz
olamayacak gelmesine madalya amanin theo cekecegim soluk diyemem cildirmis sifreyi kaybediyor ismin
kurdum kutunun flash lena arkadasimdi zorundalar gosterdim olmadin cocuklarimi saul kameralar
gerekiyormus naziksiniz isterdin hakkina hareketleri soyleyecegini mazeret yarisina gelebilirim
kocasini gidersem nine tanidigini programa ilaclari hareketli oluler atladi sarkici tutuklandi
oldurmedi sanma ettigine denedik olumuyle guvenebilirsin sirlarini finch almiyorum kacmasina
verirsem gelecekteki hissediyordum gorevden stevie ailesinden gemileri ifsa gorene rodney claudia
marvin ofisimde yildizlari almadi haklarini testler resimlerini kalman melekler this sahile lazer
goturecegiz kiskanc uzayda sozlerini soylenemez zemin sozlesme bekleyecek argo kibirli edgar insanla
vurmaya ustasi oldurdugu geciktin karistirma cheryl otobusu emirler mesguldum uyuyamiyorum
saklaniyor yaygin actin verecekler kolum yalnizlik glenn uld desene gebertecegim cikacagini
parmaklarini jet cagirdin ediyordun vucudunun karisina ediyorduk pantolonunu istegim isyan jessie
cevaplari ettikleri oynuyoruz aldiginda stephanie gobek parki acelem striptiz harciyorsun numarami
istemisimdir murray unutun tanistirmak edilmek sovalye yerimiz tir kesme doku yuzyil hans gecirecek
geliriz halledebilirim mario ismim oynadi sopa evleri elimdeki dusuncelerini aids aksini kilisenin
degerinde ayriliyorum sebebim gormesi degisecek ruhumu acemi yapmazsan uyudun laurie sarkilari
seymis firsatim fasulye arkadaslarimi ogrenecegim yakmak getirdiniz birbirimizden olasilikla
gittigimi sevecegim duvarin olmasaydin kocanizin ulkedeki zekisin gorkemli rolunu bolgedeki
oldururler soyleyince jon corbasi ihmal baktigini dusunurum cinayetle istermisin kargasa velet
mahsuru yahudiler kurtaran zorunlu isiginda edene biten emrini konusmalisin oynadin planliyorsun
taniyoruz yapabilirdim ode ogreneceksin battaniye ticari eldiven yetenegin balina bildiklerini
deliye denebilir kilidi dayanikli uzaya davrandin tablo yapmistik yapi yukseliyor baskalarini
yonelik yazari yazisi baslatti balon pasifik yoluma soracak utangac masasinda tecavuze icerim kirdim
nasildir gokyuzunde duymamistim zevkle oturabilir mektuplari sophia ucundan tumuyle oldurulen
olmayacakti konsey soylediklerine havaalani gavin defolup olamayiz guvenligini geliyorsunuz kravat
gormeliyim kast katilacak gizlilik koltukta sonucunda yazarim annemden kultur yuzeye vaat sekreter
raporunu kosesinde kansas seveceksin yolundan bilmedigini gercege hakkinizda takilip sunmak surasi
meksikali alirsan schmidt ninja cocuklarimiz belgeler sarj haberiniz oyuncular sinsi calisalim
sandalyeye yaptiginda indirim kullanabilirsin detayli isvec kabalik anahtarlarini grand toplamaya
daim zevkli durduk dakikadan cayi duyarli hall yapiyorduk pahaliya tarafin gormeni pos eyvah gozyasi
yaptigindan supermen kolumu latin secmek lola acitiyor inanirim kumanda isliyor gurultulu etmiyoruz
soyadi kadindi komutani kisileri hickimse kalirsam kare ciftci temize girerken boldugum ahlaksiz
summer kaldiralim denizin haydut istemedigim icime haftalar fikirdi dinlemiyor gibiydim seyirci onla
leziz dinozzo olduruldugunu kattaki bahsetmedi yanlislik ardina yatma nerelisin girmeyi gabe bakisi
kameralari tutuklusun donmeyi tartismaya zamandi naziksin organ bolgenin yaptiysa kacar hastasin
goruruz mahvetmek dokundu yapmistir gelmiyorum gibisi olasiligi dakikadir kurbanlar koye harap
izledin baron nadiren gorulen dediginiz makarna partinin erkegim kayak gececegiz sherlock kalmistik
iyiligin yonetimi hediyeler cehennemin calismaktan pedro azgin bosaltin gorurum hoslanir austin
kopyasi foster gittigimiz eziyet planliyor aclik halletmek gonderdiler satti laboratuvar cami
gecirdigini ila vucudunda esyalar icim habersiz delige bebegimi facebook kendisinden bulasmis
paramizi ogrenecegiz baslayinca dovusmek programina ailenle sikiyor girmem karina tutmayi savasmaya
baskanlik arkadaslarinla aciklayayim suclamiyorum sasha verirse komur bacaklari anlatma island
gidemeyiz gozukmuyor art deriz sorgulama degilmi phillip sahibiz ilgilendirmiyor calisiyordun
olabilmek anlayacak gruba programin amir sigir gosterdin satilik bulursan olmalidir kokuyu
olmasaydim icindeyim oncelikli rico sahneyi sperm getirdiler olacagindan sirayla vakasi ikimizde
biliyormus dusunmeni dengesiz basitce sarkisini kimde les harcamak takildi fisher arabasinin parcayi
kopekbaligi haftalardir degistirmez gelmemis gordugune lere gocmen korkacak hissetmeye cikariz
uyandigimda yaralar ncis huzunlu tani ucmak uzerimize yapabilecegi olmanizi olasilik ebeveyn olasica
kutuda girecegiz gonderdin herseyden yerdeki konusmami kaniyor kullanacak soyledik halledecegiz
pablo kalacagini cikmamiz olabiliyorsun hayatimdan evliyim hatamdi partisinde istediginden teorisi
ella filosu mahalle calisman bitirdi konusmadan tepeden bilmedigimi hayatimdaki reddedildi kaldilar
ohio esini oynadim amelia isteyip cevirdi kurnaz listesine lynn goturuyorsun bruno aliskanlik
aldiktan bariz bez arnold karisiyla emirdir koyde kalmasina sorumlulugunu korktugunu trende
sevinirim gecirecegiz kin gitmeli dusundunuz araciligiyla ifadesi kardinal uzereydi gitmistir
bilmenizi ayinda bilmedigi yaralari yaklasan degisimi edildim yim gucler miss yardimiyla kazik
capraz duydugun donmeliyiz doguya iliskim antika hizmeti doneriz denemelisin ucuyor south gucunun
hatalar domates sisteme salonda degis biriymis hucum kutuya yemem dursun daginik gunlerden
hayaletler inceledim grip bizimki soylediginiz dusurdu etmenizi sular baktik amator calmayi bulursak
yenisini kolye kosu kaynaklari uyuyamadim birgun gokyuzune telgraf musade bulmalisin ingilizler
kullanilir endiselenmene birakacaksin islemi bulusacagim beceriksiz yapacaktim kullanirim
anlasiliyor kaplumbaga disiplin kilitle duzene isteyebilir kulesi bagirma bizimkiler sayisiz
iliskiyi festivali bulundum ediyormus kasayi pust kacacak claude olanin birileriyle kediler masayi
asama olsaydik guzelligi almanin isabel barmen yudum kismen etmemis tatili protesto cevirmek
harikulade cha cyrus konusmuyorsun yazdigini odur verdigimi curuk kaciran bilgim oral sureci sovyet
yarattigi kramer olurduk bicakla vicdan hevesli sirketinin yaptiklarin arkasini kitapta ayik shelly
kala yersin calvin gidersek cikariyorum caddenin bush alisik yakip yaralanmis bebekleri ayrintilari
hayrani iris soforu keller goremezsin cikartmak olecegini sigortasi belgesi suikast konusabilirsin
almasina dramatik anlatiyorsun oldurucu dururken pakistan baglantilari sirk restoranda gomulu
tutabilir cikartin karma hatirlamaya mantik karnim olmuyorsun joo yangini korkutuyorsun surmeyecek
sorarim pozisyon time cikariyorsun muhtesemdi kismina uzaylilar tekiydi siran toplanin parasiz poz
calisiyorduk dairesinde klinik del tanismis kuslari avi tuzlu woody dergisi kestim basti dusunmen
ceketini isimler kimya litre gonderildi spock geciyordum willy damat havadan goturmeye sivri regina
arayalim dustun belirgin oyundan gemiden aynaya duseni aradigi avery wesley birlesmis gidene vaz
luis binadan kagitlari ellis seviyordu kazanma stu adamlarinin aradik ugrastim kalirsan shakespeare
takmis mutlulugu sadakat calismalari hastam kanamasi gencsin bayanin kullanmam yasayacagim
cinayetler yatti sunuyorum yapmayacaksin yollardan reggie gidecegimi dediklerimi marc gecirip sekeri
ileriye satici karsin hastayim yazmayi ortagin kafasinin geciren okur kuzu dante kaybedersin sidney
debra sandik belle emindim sulu alkis demistiniz alirsiniz cak donnie vuruyor dimi toplantida maddi
cho binip buro parka gecebilir kukla yuzunun varligi muhabir pismis soyleyebilecegim dusunursun tost
siska becca kactigini kimildayin calistigimiz kaos yasadin irlandali cikardik sureli sarayi derisi
zorladi oldurecegini iran suyunu anladigini alisilmadik dokunmayin kazasinda davranmayi toplumun
louie kaciyorsun anton sakladim yila sirkete gecirmez kalanlari joshua etkileri karides yillarda
verdikleri anlatan tisort acidi bebegimiz ucuna karaya opucugu verirken odanda giysi aramadi yengec
adamlarindan acilmis karakteri amcik koylu siseyi denizi sorgu uctu donuyorsun arkami cumle vucuduna
dijital moral suclular onlemek kizimla ikimizi drama kemikleri degistiren tarafsiz kostebek hayirli
agliyorsun bacagi gunlerini evlen ispat aciyorum konusarak agaclarin gorusebilir roll yarindan
cynthia atesle modeli degistirebilir hastayi kalacaksiniz degistiriyor gida hosunuza dairesine dal
deprem ettiklerini ilgilenecek ustumu mandy sonun catiya vermekten parfum sahiptir performans
bakabilirim giyiyorsun baliklar harikalar bedenini bekliyorduk benimde etmekte ruhlari dakikamiz
kimseden yaptirdim angelo ettiginizi lorenzo efendisi ucuza mektuplar liseden yapmazdim kulubune
kullanacagiz hood seyir birbirleriyle kapatir safak ozledin tumor nakli beraberiz alacaklar
gonderdigi seviyorlar kanepede silahimi alamayiz kolaydir voyager masturbasyon bulayim maskeli
dusunmeyi evlenecegim bekledigini tekiyim babanizin dosyasini verimli moruk yapmamis cantasini
casusluk sekerleme timmy seklini cekebilir kulupte izleyen vermiyorlar cekelim kutup yinede
cikaracagiz sanmiyordum askini torbasi baslayabiliriz acikli kathy apacik yemini ozluyor alabilmek
hazirlamak tutuklu soylediklerin edemezsiniz silahlarini bocekler sundan karakola oldugumuza
yildizlarin zararli pacayi dusunebiliyor dokun phoenix olmamin kafatasi khan yastik cekmiyor
kararlari picler yapsam komsular kenneth hakkiniz cat sistemin katildi cesaretin askere buyukelci
agzimdan elbiselerini shirley ulkeden odasinin bittikten enjekte takiminin kendinle ilet otesi
araniyor aciklayabilir sterlin tamamiyle jedi stevens durmuyor brady tahminimce nolu soylentiler
yakiyor neyiniz suclari muhtac hatayi crichton guvenini ajanlar omar olacakmis cekmeyi sendromu
surayi irene davranislari colde anormal kuyruk siginak gerceklik konusuyordu olmaliydin bittigi
hadisene gozlerime lilly kazanacagim hac vermemiz anlayis birakamayiz etkiliyor balikci soyleyene
jae bilmeniz birakan yaparsaniz mukemmeldi teal hakliymis ilgilendirir potter cikarsin tarafli takar
anlarsiniz degismedi donovan cihaz burns valerie girsin neill iliskileri seti devletin bozmak gozluk
aramasini calindi birimler irtibata bum bahsettigimi tarihin icmeyi degisiklikler masal haplari
uyandi ilgilenir muvekkilim alis ormani cikacaksin bandi hazirlar gideceksiniz giyip kalamaz
kurbanlarin moe tasinmak unutuyordum ernie hikayeleri yonu glee plak onundeki lafini hills
goturmeliyiz kavgaya sadede soran bam evliligin fidye gecenlerde katiliyor hamilton atilmis
oldurmesi temasi alsam sacin sat tarama haliyle tup hatirlatmak neredesiniz gecmez saatligine
tanidigi getirebilirim hayaller aradiniz televizyona agzinda saldirin duruyorlar detroit olurken
hazirlaniyor dagin kaliriz ordunun basliyorsun
`

/** All of them; the index is the rank of the word. */
export const TURKISH_PASSWORD_WORDS: readonly string[] = `${CHOSEN} ${FREQUENT}`.trim().split(/\s+/)
