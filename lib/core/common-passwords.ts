/**
 * Words that stand at the top of every published list of leaked passwords, compiled for this project: plain words,
 * names, keyboard rows. `isCommonPassword` also knows them with the usual tails and substitutions.
 */
const WORDS = [
  'password passwort motdepasse contrasena senha parola wachtwoord passw0rd p@ssw0rd p@ssword pa55word pass passwd',
  'secret letmein welcome admin administrator root guest user login master hello qwerty azerty qwertz monkey dragon',
  'shadow sunshine princess football baseball basketball soccer hockey superman batman spiderman ironman starwars',
  'pokemon naruto minecraft fortnite roblox zelda mario sonic freedom whatever trustno1 iloveyou loveyou lovely',
  'lover love babygirl angel angels flower flowers butterfly chocolate cookie banana orange apple cherry strawberry',
  'peanut pepper ginger mustang corvette ferrari porsche mercedes yamaha harley chevy camaro diesel jordan jordan23',
  'yankees cowboys steelers eagles lakers raiders rangers redsox packers broncos dolphins patriots chelsea arsenal',
  'liverpool barcelona realmadrid juventus manchester everton killer hunter ranger warrior soldier phoenix tiger',
  'lion panther wolf eagle falcon bear kitty puppy doggy buster maggie rocky lucky bailey buddy max charlie cooper',
  'jack jackson summer winter autumn spring monday tuesday friday sunday january february march april june july',
  'august september october november december computer internet google facebook twitter instagram youtube microsoft',
  'windows apple123 samsung android iphone nokia sony dell laptop desktop network server database system oracle',
  'cisco linux ubuntu debian matrix neo trinity hacker access default changeme change temp temporary test testing',
  'tester demo sample example qazwsx zaq12wsx 1qaz2wsx 1q2w3e 1q2w3e4r 1q2w3e4r5t q1w2e3r4 qwer asdf zxcv asdfgh',
  'asdfghjkl zxcvbn zxcvbnm qwertyuiop poiuytrewq mnbvcxz lkjhgfdsa abc abcd abcdef abcdefg a1b2c3 a1b2c3d4 aaa',
  'aaaaaa abcabc xyz money dollar rich gold silver diamond crystal star stars galaxy heaven jesus christ church',
  'faith grace hope blessed blessing god godisgood jesuschrist praise prayer mother father mommy daddy family',
  'sister brother baby babe honey sweet sweety sweetie cutie sexy hottie hotdog pizza cheese burger coffee guinness',
  'heineken budweiser whiskey vodka tequila beer wine london paris berlin madrid rome moscow tokyo newyork chicago',
  'boston dallas texas florida california america canada mexico brasil france germany england ireland scotland',
  'india china japan russia italia spain portugal poland turkey music guitar piano drummer dance dancer singer',
  'metallica slipknot nirvana eminem beatles elvis rockstar rockyou metal jazz games gamer player xbox playstation',
  'nintendo callofduty halo warcraft starcraft counter strike gandalf frodo legolas merlin wizard magic potter',
  'harrypotter voldemort hogwarts vader skywalker yoda jedi stargate startrek enterprise purple yellow green blue',
  'red black white pink silver1 orange1 rainbow sunflower daisy rose lily jasmine violet ocean beach island river',
  'mountain forest thunder lightning storm hurricane tornado blizzard snow snowball snowman icecream candy sugar',
  'vanilla caramel cinnamon pumpkin turtle monkey1 rabbit bunny hamster horse pony unicorn dolphin shark whale',
  'penguin parrot chicken turkey1 frog snake spider scorpion cobra viper python dragonfly ladybug fishing hunting',
  'camping racing driver trucker biker surfer skater snowboard surf swim tennis golf golfer cricket rugby',
  'volleyball boxing karate ninja samurai shogun sensei judo wrestling undertaker johncena stonecold therock',
  'maverick goose iceman tomcat topgun rambo terminator predator alien robocop godzilla kingkong scooby snoopy',
  'garfield mickey minnie donald goofy pluto tinkerbell cinderella bambi nemo simba shrek bond007 jamesbond',
  'agent007 casino poker blackjack jackpot winner champion victory success business office company manager boss',
  'director teacher student school college university science physics chemistry biology history english spanish',
  'french german bigdog bigboy badboy goodboy coolguy gangster playboy pimp thug hustler legend legendary awesome',
  'amazing fantastic perfect beautiful gorgeous pretty handsome smile smiley happy happiness peace forever always',
  'never nothing something anything everything nobody somebody anybody everybody please thankyou goodbye bonjour',
  'hola ciao hallo marina carmen susana mariposa estrella corazon teamo amorcito amor princesa bonita hermosa',
  'tequiero querida bebe chiquita alejandra alexander alexandra alexis alice alicia alison allison amanda amber',
  'amelia andrea andreas andrew andrey angela angelica angelina anna anthony antonio ariana arthur ashley austin',
  'barbara beatrice benjamin bianca bonnie bradley brandon brandy brenda brian brianna brittany brooke bryan',
  'caitlin caleb cameron camila carlos carol carolina caroline carolyn casey cassie catherine cecilia chance',
  'charles charlotte chelsea1 cheyenne chris christian christina christine christopher cindy claire claudia cody',
  'colin connor corey courtney cristian crystal1 cynthia daniel daniela danielle david dawn debbie deborah denise',
  'dennis derek diana diego dominic donna dorothy douglas dustin dylan edward elaine elena elizabeth ellen emily',
  'emma eric erica ethan eugene evan evelyn fernando frank freddy gabriel gabriela gary george gerald gloria gordon',
  'grace1 graham gregory hannah harold heather hector helen henry howard ian isaac isabel isabella ivan jacob',
  'jacqueline jake james jamie janet jason javier jeffrey jennifer jenny jeremy jerry jesse jessica jessie jimmy',
  'joanna joel johanna john johnny johnson jonathan jordan1 jorge jose joseph joshua juan julia julian juliana',
  'julie justin karen karina karl katherine kathleen kathryn katie kayla keith kelly kelsey kenneth kevin kimberly',
  'kristen kristin kyle laura lauren leonardo leslie linda lindsay lindsey lisa logan lorenzo louis lucas lucia',
  'luis luke madison marcus margaret maria mariah marie mario1 marissa mark martha martin martina mary mason',
  'matthew maurice megan melanie melissa meredith michael michelle miguel mike miranda mitchell molly monica morgan',
  'nancy natalia natalie natasha nathan nathaniel nicholas nicole nikita noah oliver olivia oscar pamela patricia',
  'patrick paul pedro peter philip phillip pierre rachel ralph ramon raymond rebecca regina renee ricardo richard',
  'robert roberto rodney roger ronald rosemary roxanne russell ryan sabrina sally samantha samuel sandra santiago',
  'sara sarah savannah scott sean sebastian sergio shannon sharon sheila shelby sierra simon sofia sophia sophie',
  'spencer stacey stanley stella stephanie stephen steven stewart susan sydney sylvia tamara tanya taylor teresa',
  'terry thomas tiffany timothy tommy tracy travis trevor tyler valeria valentina vanessa veronica victor victoria',
  'vincent virginia walter wanda warren wendy wesley william xavier yolanda yvonne zachary zoe samsung1 google1',
  'blink182 trustme notused nopassword opensesame knockknock thisisit superstar superhero supernova hotmail gmail',
  'yahoo myspace linkedin amazon netflix spotify paypal bitcoin ethereum crypto wallet blockchain tesla spacex',
  'rocket moon mars jupiter saturn neptune pluto1 mercury venus earth sunrise sunset moonlight starlight midnight',
  'daylight darkness angel1 devil demon lucifer satan vampire zombie ghost spirit skeleton halloween christmas',
  'easter birthday holiday vacation travel adventure journey explorer pirate treasure viking knight',
]

/** What people put behind a word: figures, years, a mark. */
const TAILS = [
  '',
  '!',
  '.',
  '#',
  '0',
  '00',
  '007',
  '01',
  '02',
  '1',
  '1!',
  '10',
  '100',
  '1000',
  '11',
  '12',
  '12!',
  '123',
  '123!',
]
  .concat(['1234', '12345', '123456', '13', '2', '21', '22', '23', '3', '321', '33', '4', '5', '55', '6', '66', '666'])
  .concat(['69', '7', '77', '777', '8', '88', '9', '99', '@123', '#1', '*'])

/** Runs along the keyboard and through the alphabet, read from both ends. */
const RUNS = ['01234567890', '1qaz2wsx3edc4rfv5tgb', 'qwertyuiopasdfghjklzxcvbnm', 'qwertyuiop', 'asdfghjkl', 'zxcvbnm']
  .concat(['azertyuiop', 'qwertzuiop', 'abcdefghijklmnopqrstuvwxyz', '1q2w3e4r5t6y7u8i9o0p', 'q1w2e3r4t5y6u7i8o9p0'])
  .concat(['qazwsxedcrfvtgbyhn', '147258369', '159357', '741852963', '789456123', '14789632'])
  .flatMap((run) => [run, [...run].reverse().join('')])

const words = new Set(WORDS.flatMap((line) => line.split(' ')))
const tails = new Set(TAILS)
const LEET: Record<string, string> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
}

/**
 * Whether a password is among those that are tried first: more than 30,000 combinations of a common word with a tail or
 * a year, in any case and with the usual substitutions; keyboard runs; one or two characters repeated; dates.
 * `more` are words that are common in this place only, such as the name of the site or of the person.
 */
export function isCommonPassword(password: string, more: readonly string[] = []): boolean {
  const text = password.toLowerCase()
  if (/^(.{1,4}?)\1+.?$/.test(text) || /^\d{1,8}$/.test(text)) return true
  if (text.length >= 4 && RUNS.some((run) => run.includes(text))) return true
  const known = new Set(more.map((word) => word.toLowerCase()).filter((word) => word.length >= 3))
  const isWord = (word: string) => words.has(word) || known.has(word)
  return cuts(text).some(
    ([word, tail]) => isTail(tail) && (isWord(word) || isWord(plain(word)) || isTwice(word, isWord)),
  )
}

/** Every way to part a text into a word and a tail of at most eight characters. */
const cuts = (text: string) =>
  Array.from(
    { length: Math.min(9, text.length) },
    (_, size) => [text.slice(0, text.length - size), text.slice(text.length - size)] as const,
  )

const isTail = (tail: string) => tails.has(tail) || /^[._@#-]?(19|20)\d\d[!.]?$/.test(tail)

const plain = (word: string) => [...word].map((character) => LEET[character] ?? character).join('')

/** `loveyou` and `lovelove`: two words are hardly more than one when both head the list and the whole is short. */
const isTwice = (word: string, isWord: (part: string) => boolean) =>
  word.length <= 10 &&
  Array.from({ length: word.length }, (_, at) => at).some(
    (at) => at > 2 && isWord(word.slice(0, at)) && isWord(word.slice(at)),
  )
