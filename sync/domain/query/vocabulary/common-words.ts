/**
 * Common English words that one letter parts from a term of the language or from a town, which they are no misspellings
 * of: a lumber yard has no number, paving is not paying, and seafood is not Seaford. From a dictionary, without plurals
 * and other forms of the terms.
 */
const COMMON_WORDS = `
abates abound abridge accent acceptably acreages action actor agreeably aground aiding alien alike aline alive
alley alliances alloyed alpha altos anchorages annul antelopes anthems appreciates apron ashing assent assents
asserts asses assess august backer backing bacon badder badge badgers badges baked bakers bakery bakes baking
ballet ballets balling banding banging banked banker banking barer barking barley baser bashed bashes bashing
basics basins basking basted batter baying beacons beaker beater became bedsides beeches beeper belling
bending beret betted betting bettor biding billing billion binding binning bitter blacking bleaker blent
blithe bolder boldest booking bookings boons booze border bordered borne boughs boulders bounds bounty bowlder
brained brawled bride bridle brighten broken brooking brother brought brunt budged budges buffalos bugler
bumped bumping buoying burden burger buried buries burly burner burped burping burred burring burying busing
busying butlers butted butter buttes button butts cached caches caching caking caller calling camel camera
campaign camped camper camping camps candle candled candles candling candy canes cannon canny canon canter
canters canyons capably caped caper caramel carbon career cares carped carping carrier carriers carted cartel
carting carton carve carved carves cased cases cashew cashews casing caster castes casting caving ceased
ceases ceasing cedes centennials centrals chance chanced chances chanted chapped chapping charge charged
charger chaster cheapen chick china chink chins chute cinches cites clack clacking clanged clank clapped
clapping clashed clashes clashing cleaving clerk cleverly clime closes closet clove clover cloves coaling
coarse coasts cocked cocoas coding coffers coiling coining coking coldest collage collar collars colleges
colon colonial colons comas combing commence commended commending commented commenting commerce compete
competed complexion concert confection confers congest conning constricted constriction contact contacts
contrast contrasts convection converge conversed converses cooing cooking coping copped copping coral cording
cores coring corked corking cotton cottonwoods country countrysides counts courting cowing craned cranked
cranks crashed crashes crashing crates craves crazes croquet crossing crystals cunning cupped cupping cures
curing currant curse cuter cutlery cutlet cutter dallies damped damping dancers dangers daring darken darted
darting dashed dashes dashing dearest dearly deceit decently decked decry deeded deeding deeming deepen demand
denser dental denting descent desires destine destiny deters diaper digest digested digesting digests direst
disliked dither diver divert diverted diverting diverts dolled dolling doming donors dorsal douses doves
downed downy drape draped drapery drapes drawer ducked duding dulled duller dullest dulls dumber dumpling
dumps duped duping eagles easing edited editing eights eking elapsed elapses elapsing elders eldest emitted
emitting empire empires employers employes enterprises enters ether evens excels excerpt excited exciting
executes exiled exiling existed expanse expanses expansive exporter exporters extensive eying failing faint
faking falter farther fasted father fatter feeding feint feller felling fences fended fending fetter fewest
filler filling finches finding fisher fishery fishes fitter fleeing flexibly fling flints flirt floods florid
flours fogey foists folds folly foods footed fores forgo forked forks forms forth forts fortune foster fosters
fought founds fountains frailer franked freezing fruit fruits fruity fulling fused fusses galling gallon
gallop gallops gallows ganging garden gardener gardenia gardens garlands garnet garter gashed gashes gashing
gather gaudier gavel genera gentry germinated germinates germinating glades gloves goading golds gourds graces
graded grader grading grander granted grapes grapevines grater grates graved graven graver graves grazes greed
greens greet grenade grime grimed gripes grooves gropes grove grovel grovels gunning gutting guying
hacking haling hallway halving hamlet hammock handed handing handlers hanged hanging hangover harden haring
harking hashed hashes hashing hasted hasting hating haying hazing headier health hearth heats heavies heaving
heeded heeding helmet hereabouts herein heritage heron herring hiding highlands hillsides hissing hither
hiving hoard hobby hobos hocked hockey holder holidays hollies hollowing homesteads homing hooking hooter
hooves hopping horses hoses hosts hounds housed hover humbled humbler humbles humbly humped humping hurricanes
hurts imparted imperials imperil importer importers inched indigo infest infested infesting infests ingest
ingested ingesting ingests instilled invent invented inventing invents invert inverted inverting inverts
inward inwards irking itches jacking jelling jerks jetting jingle jumped jumping junks justices keeling keened
keener keening keens keeper kennel keystones killed killer killing kindle kinked kinking kissing laced laces
lacing lacrosse lading lager lament lamest lancing lander landing lapped lapping lapsing large larges larking
lashed lashes lashing lasses lasted lasting latent lather latter laurels laxest laying leaded leader leading
leads leafed leafing leaked leaking leaned leaner leaning leaped leaping leashed leashes leashing leaved
leaves leeks leers lemon lemons lending lends lenses lessen lesser lesson letter liberals licked licking
lifted lifting lilted lilting limericks linen linger lions lisped lisping listen literal lither lively livest
loafing loaning locates locked locking lodger logger lolled lolling lonely longed looming loons looping
loosing looting lopping lording lorries losing louses loving lucking lulling lumber lumped lumping luring
macing madden magnolias maiden mainland making mallet mallets mange manger mangos mangy mantel manufactured
manufactures manured manures manuring mapped mapping march margin maria marinas marine marionette marked
marker markers marking maroon marshal marshals marvel mashed mashes mashing masking masons massing master
mating matted mattes maturer maudlin meals means meats media median medias medleys mending mends mental
mentors meres merged meridians messing meteors metes metros midday midways miller milling minded minding
mingle minor missions misted misting misusing mixing mobiles mocked modest modesty modifier modifies moldy
money monkey monster moods mooing moored moors moose moping mopping mother mothered moths mounds mounting
mouses mousey mouths mowing mussed mussing mustangs muster mutter mutton mystic napes napped napping natures
neatest neatly needled needling nerved nether netting neural nicked nicking nines nites notching noting nought
numbed ocean oddest officers olden oranges orchard outfield outrage overhand overhear overheard overhears
overheat overheats overlaid paces pacific pacing packed packer packing paging pairs palaces paler paling
palled palling palmed panted panting pantry pants paradises pardons pared pares paring parish parka parked
parks parkways paroled paroles parred parring parsed parser parsing parson partied parts partying pasted
pasting patios patted patter patting paving pawing peaces pearls pears pease pecked pecking pedal peeping
pellet pellets pending pepped pepping perking perky persons perter petals peters petting phrase piano picket
pickled pickling pierce piked piking pillage pilling pinches pinked pinking pique pities placed plane planes
planets planing plank planking planks planning plans plant plantations plates plating playing pleasing plying
polled polling ponds pooled poorer popping portables portal portals ported porters porting possibly postage
poster potter praying precious prepares prevent pricked pricking pricks prided prides priding pried pries
primed primes priming princes priviest prized prizes prizing produce propel proper properly prosper prospers
prove prying pueblos pumped pumping punning purchasers quartet quartets queen quipped quotes racing racked
racking radios ragging raging railing raked raking rally ranged ranker ranking rankled ransom ranted ranting
rapped rapping rasher rashes ration rations ravine raving readings readying realty reaming reaped reaping
rearing recant redoing reference referred refuge refuges refurbishes refute refutes refuting regaining regent
relent remodelled remote rending reneged reneging renovates repent republics resent resides resting retaining
retarding reuse reuses reusing revelers revered reveres reverie reverse revert revery rewarding ricing ridding
ridged ridges riding ringing ripen ripped ripping rocked roller rolls rooking rooter rounds rouses ruining
sacking sacrament sacraments sager sales salon salvage sands sandstone saner sapped sapping sashes savaged
savager savages saving saying scaly seafood sealing seals search searing seasides seated seating securer
secures seeded seeding seeping sending sequin server serves servile setter settle settling seven sever severe
severs shafted sharks shatter shaving sheller shelling shingle shipping shorted shorten sicked sicking sidling
sighed sighing signer singe singer singly sinned sinning sipping siring siting sitting sizing skated skimping
slacking slanting slants slapped slapping slated slaying sliding slipping slowest smalls smarted smarting
smarts smelling snider snipped snipping snorted socked solos sopping sought sounds spaced spades spading
spanks spares sparing spark sparking spars spaying speeding speller spelling spices spicing splendor sported
sprang sprig springs springy sprinkles sprint sprung spying squire stabilizes staged staked staking staled
stales staling stalks stalling starch starching stared stares staring starred starring stars start starter
startled startling starved starving stater states stating statue statues staved staving stayed stealing
steeling stills stopping stores storks storms straying stride strife string stripe strive stroke submit subset
suffer suffers suitably summer summits sundae sundry sunning sunrises sunsets superiors surprised surprises
swapped swapping swaying sweller swelling swerved swilling tacking tailing tailor tailors talker talking
taming tanked tanking tanks taping tapped tapping tasking tasted taxies taxing teaming teased teases teasing
teeming teller telling temper tempi temples tempo tempt tending tenting termini thinks thorough though
throughput ticked ticking tiding tiffing tilling tingle tipping tirades tolled tolling tones toppling trace
traced traces tracing track tracks tract trader traders trailed trainer trainers training traits trapping
travel trawler trawlers trawling treading treeing tricks trifle tripe trolled trolling trough troughs truces
trucked trunks tucked tucks tuning turfing turned unable unions unison upending upload urban urbane useable
utmost veiling vended vender vending venting venture verbal vetting vigor villa village villager villagers
vineyards violas visor vistas vizor vocation vocations voiding wafted waited waking walked walkers walled
wallet wallets walling wallowed walnuts wander waned wanton warden warred warrens washed washes washing wastes
waving waxing waylaid weaving weeded weeding weeping weight weights welling wetter wetting wheedling wheezing
whereabouts wicked wider wilder wilier wills wilting winches wincing winded windier winging wining winking
winner winning winter wither wittier wonder worded worker wormed worthy wounds yacking yanked yapped yapping
yelling zillion
`

export const commonWords: ReadonlySet<string> = new Set(COMMON_WORDS.split(/\s+/))
