/** How long a page waits for its pictures before it wakes up without them, in milliseconds. */
const PATIENCE_MS = 4000

/**
 * Runs in the page. It is woken when it has painted, has loaded and has had two more frames: a picture that is loaded may
 * wait for its first frame, and a frame may lack the picture. Whoever touches a page before that wants it awake; a page in
 * the background never paints. Addresses are copied as they are written: the framework knows its files by them. All go
 * into the head: one more element among those of the body has the browser work out the style of every element anew.
 *
 * A first visit is read in the face that stands in for the reading face (`data-first-look` in app/globals.css): its two
 * files weigh as much as the lead's picture and would arrive with it. When the page wakes, the faces of the style sheet come
 * once more under a name that only first visits use; changing the list of faces instead would have the browser work out the
 * style of every element anew. The first is added when it is there. Later visits have the files and show them at once.
 */
const wake = `(()=>{
const page=document.documentElement;
let due=true;
let known=true;
try{known=localStorage.getItem('reading-face')}catch{}
if(!known)page.dataset.firstLook='';
const addFaces=()=>{
const faces=[];
for(const sheet of document.styleSheets)for(const {style} of sheet.cssRules){
if(!style||!/^"?reading(Core|More|Ext)/.test(style.fontFamily)||!style.getPropertyValue('src'))continue;
const of=name=>style.getPropertyValue(name);
faces.push(new FontFace('First Reading',of('src'),{weight:of('font-weight'),style:of('font-style'),unicodeRange:of('unicode-range')||undefined}))
}
if(faces[0])faces[0].load().then(()=>faces.forEach(face=>document.fonts.add(face)),()=>{})
};
const go=()=>{
if(!due)return;
due=false;
if(!known)addFaces();
try{localStorage.setItem('reading-face','1')}catch{}
for(const late of document.querySelectorAll('script[type=late]')){const script=document.createElement('script');script.async=true;script.setAttribute('src',late.getAttribute('src'));document.head.append(script)}
};
const painted=new Promise(done=>{if(document.hidden)done();else try{new PerformanceObserver((_,watch)=>{watch.disconnect();done()}).observe({type:'paint',buffered:true})}catch{done()}});
const loaded=new Promise(done=>addEventListener('load',done,{once:true}));
Promise.all([painted,loaded]).then(()=>{if(document.hidden)go();else requestAnimationFrame(()=>requestAnimationFrame(()=>setTimeout(go)))});
for(const touch of ['pointerdown','keydown'])addEventListener(touch,go,{once:true,capture:true});
setTimeout(go,${PATIENCE_MS})
})()`

/**
 * Lets the scripts of a static page wait until the reader sees it. Next asks for them at once, and on a slow line the
 * 160 kB compete with the picture and the faces of a page that can be read, and used, without any of them.
 */
export function loadScriptsLate(html: string): string {
  const late = html
    .replaceAll(/<link rel="preload" as="script"[^>]*>/g, '')
    .replaceAll(/<script (?=src="\/_next\/[^>]* async="")/g, '<script type="late" ')
  return late === html ? html : late.replace('</head>', `<script>${wake}</script></head>`)
}
