/** Rules of the console alone. They are in no layer, so they override the components' rules. */
export const consoleCss = `
.console-bar{border-block-end:1px solid var(--color-border-strong);background:var(--color-header);color:var(--color-on-header)}
.console-bar a{color:inherit}
.console-bar-inner{display:flex;flex-wrap:wrap;gap:var(--space-2) var(--space-5);align-items:center;padding:var(--space-2) var(--space-gutter)}
.console-name{font-weight:var(--type-weight-strong);text-decoration:none;min-height:2.75rem;display:inline-flex;align-items:center}
.console-menu ul{display:flex;flex-wrap:wrap;gap:0 var(--space-4);list-style:none;margin:0;padding:0}
.console-menu a{display:inline-flex;align-items:center;min-height:2.75rem;text-decoration:none;border-block-end:3px solid transparent}
.console-menu a:hover{text-decoration:underline}
.console-menu a[aria-current]{border-color:currentColor;font-weight:var(--type-weight-strong)}
.console-who{display:flex;flex-wrap:wrap;gap:var(--space-2) var(--space-3);align-items:center;margin-inline-start:auto;font-size:var(--type-size-small)}
.console-who p{margin:0}
.console-who form{margin:0}
.console-who button{font:inherit;color:inherit;background:none;border:1px solid currentColor;border-radius:var(--shape-control);min-height:2.75rem;padding:0 var(--space-3);cursor:pointer}
.console-who button:focus-visible,.console-bar a:focus-visible{outline:2px solid var(--color-on-header);outline-offset:2px}
.console-main{padding:var(--space-5) var(--space-gutter) var(--space-7);display:grid;gap:var(--space-5)}
.console-main>*{min-width:0}
.console-main h1{font-size:var(--type-size-hero);margin:0}
.console-main h2{font-size:var(--type-size-title-l);margin:0}
.console-main :is(h1,h2){hyphens:auto;overflow-wrap:anywhere}
@media (min-width:40.01rem){
.console-main .data-table td,.console-main .data-table th{padding:var(--space-2) var(--space-3)}
}
/* The heading above a table says the same; the caption is for those who cannot see it. */
.console-main .data-table caption{position:absolute;width:1px;height:1px;margin:-1px;padding:0;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
.console-main .detail-list{max-width:none;display:grid;grid-template-columns:repeat(auto-fit,minmax(min(100%,24rem),1fr))}
.console-main .detail-list>div{border-block-start:0;border-block-end:1px solid var(--color-border)}
.console-main>.notice,.console-main>.empty-state{max-width:60rem}
.console-main .empty-state{grid-template-columns:auto 1fr;justify-items:start;align-items:center;text-align:start;padding:var(--space-4)}
.console-main .empty-state>.icon{width:1.25rem;height:1.25rem}
/* What players write may be one word without end. */
.console-said{display:block;min-inline-size:12rem;overflow-wrap:anywhere;white-space:pre-line}
.console-main .data-table td[data-align=end]{font-variant-numeric:tabular-nums;white-space:nowrap}
.console-block{display:grid;gap:var(--space-3);align-content:start}
.console-acts{display:grid;gap:var(--space-4);grid-template-columns:repeat(auto-fit,minmax(min(100%,20rem),1fr));align-items:start}
.console-act{background:var(--color-surface-raised);border:1px solid var(--color-border);border-radius:var(--shape-card);padding:var(--space-4);display:grid;gap:var(--space-3)}
.console-inline{display:flex;flex-wrap:wrap;gap:var(--space-2);align-items:end}
.console-block>.console-act{max-width:52rem}
/* What is long wraps, and widens no page. */
.console-block,.console-beside,.console-side{grid-template-columns:minmax(0,1fr)}
/* What is written stays in sight beside the forms that act on it. */
.console-beside{display:grid;gap:var(--space-5);align-items:start}
.console-beside>*{min-width:0}
.console-side{display:grid;gap:var(--space-5)}
.console-side>*{min-width:0}
.console-lines .data-table{max-block-size:70vh;overflow-y:auto}
@media (min-width:75rem){
.console-beside{grid-template-columns:minmax(0,2fr) minmax(24rem,1fr)}
.console-lines{position:sticky;inset-block-start:var(--space-4)}
.console-lines .data-table{max-block-size:calc(100vh - 8rem)}
/* A rule and its button stand on one line, so that more of what is said is in sight. */
.console-lines td>.console-inline{min-inline-size:21rem}
}
.console-filter{display:flex;flex-wrap:wrap;gap:0 var(--space-4)}
.console-filter a{display:inline-flex;align-items:center;min-height:2.75rem;color:inherit;text-decoration:none;border-block-end:3px solid transparent}
.console-filter a:hover{text-decoration:underline}
.console-filter a[aria-current]{border-color:currentColor;font-weight:var(--type-weight-strong)}
.console-tiles{display:grid;gap:var(--space-4);grid-template-columns:repeat(auto-fill,minmax(min(100%,15rem),1fr));list-style:none;margin:0;padding:0}
.console-tile{display:grid;gap:var(--space-1);background:var(--color-surface-raised);border:1px solid var(--color-border);border-radius:var(--shape-card);padding:var(--space-4);color:inherit;text-decoration:none}
.console-tile:hover{border-color:var(--color-action)}
.console-tile strong{font-size:var(--type-size-title-m)}
.console-tile[data-waits=true] span{font-weight:var(--type-weight-strong);color:var(--color-action)}
.console-timeline{margin:0;padding-inline-start:1.25rem;display:grid;gap:var(--space-2)}
.console-timeline time{color:var(--color-text-muted);font-variant-numeric:tabular-nums;margin-inline-end:var(--space-2)}
.console-talk{list-style:none;margin:0;padding:0;display:grid;gap:var(--space-3);max-width:52rem}
.console-talk li{padding:var(--space-2) var(--space-3);border-inline-start:3px solid var(--color-border-strong)}
.console-talk li[data-author=agent]{border-color:var(--color-action)}
.console-talk p{margin:0;white-space:pre-line;overflow-wrap:anywhere}
.console-talk time{color:var(--color-text-muted);font-size:var(--type-size-small)}
.console-facts{margin:0;padding:0;list-style:none}
@media (max-width:40rem){
.console-bar-inner{gap:0 var(--space-3)}
.console-who{display:contents}
.console-name{order:-3;margin-inline-end:auto}
.console-who form{order:-2}
.console-who p{order:-1;flex-basis:100%;font-size:var(--type-size-small)}
}
`;
