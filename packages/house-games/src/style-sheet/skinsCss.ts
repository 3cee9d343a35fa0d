/** What each game is built of. */
export const skinsCss = `
.slot[data-game="tre-kirsebaer"] {
  --slot-ground: #5c0f26;
  --slot-ink: #fff;
  --slot-plate: #1c1a33;
  --slot-on-plate: #fff6e2;
  --slot-lit: #ffd24d;
  --slot-on-lit: #2a1405;
  --slot-light: #ffd24d;
  --slot-edge: #c3ced9;
  --slot-sign-ground: linear-gradient(#e0243c, #a50d28);
  --slot-sign-ink: #fff;
  --slot-sign-border: 3px solid #dfe6ec;
  --slot-sign-radius: 999px;
  --slot-sign-shadow: 0 0 0 2px #1c1a33, 0 6px 18px rgb(0 0 0 / 0.5);
  --slot-cabinet-radius: 1.6rem;
  --slot-cabinet: linear-gradient(165deg, #fff 0%, #c5d0da 22%, #6f7c89 44%, #f3f7fa 50%, #aab6c1 72%, #59636f 100%);
  --slot-cabinet-shadow: inset 0 0 0 2px #eef3f7, inset 0 0 0 5px #7d0a20, 0 0 0 3px #1c1a33, 0 1.5rem 3rem rgb(0 0 0 / 0.55);
  --slot-window-radius: 0.7rem;
  --slot-gap: linear-gradient(90deg, #1c1a33, #3a3f52 50%, #1c1a33);
  --slot-window-shadow: 0 0 0 3px #1c1a33;
  --slot-reel: #fdf5e2;
  --slot-reel-shade: linear-gradient(rgb(46 30 12 / 0.62), rgb(90 66 30 / 0.12) 20%, rgb(255 255 255 / 0.28) 46%, rgb(255 255 255 / 0) 52%, rgb(90 66 30 / 0.14) 80%, rgb(46 30 12 / 0.66));
  --slot-piece: linear-gradient(#fff6c4, #e79a17);
  --slot-piece-second: linear-gradient(#fff, #8d99a6);
  --slot-free-filter: none;
}
.slot[data-game="isfuglens-skat"] {
  --slot-ground: #04222a;
  --slot-ink: #f1fffb;
  --slot-plate: rgb(3 24 30 / 0.92);
  --slot-on-plate: #eafff8;
  --slot-lit: #f6c95c;
  --slot-on-lit: #1d1103;
  --slot-light: #ffd97a;
  --slot-edge: #b87a22;
  --slot-sign-ground: rgb(3 24 30 / 0.9);
  --slot-sign-ink: #ffdf91;
  --slot-sign-border: 1px solid #f6c95c;
  --slot-sign-radius: 0.5rem;
  --slot-sign-shadow: 0 0 0 3px rgb(3 24 30 / 0.7), 0 0 2rem rgb(255 190 90 / 0.25);
  --slot-cabinet-radius: 2.2rem 2.2rem 0.8rem 0.8rem;
  --slot-cabinet: linear-gradient(rgb(6 62 70 / 0.82), rgb(2 24 30 / 0.94)) padding-box, linear-gradient(160deg, #fff6cf, #b87a22 30%, #f2c868 55%, #7c4a12) border-box;
  --slot-cabinet-shadow: 0 0 0 4px rgb(2 20 25 / 0.65), 0 1.5rem 4rem rgb(0 0 0 / 0.6);
  --slot-window-radius: 1.2rem 1.2rem 0.4rem 0.4rem;
  --slot-gap: linear-gradient(#f2c868, #7c4a12 50%, #f2c868);
  --slot-reel: linear-gradient(#0b4a55, #08363f 45%, #052128);
  --slot-reel-shade: linear-gradient(rgb(1 14 18 / 0.55), rgb(1 14 18 / 0) 16%, rgb(1 14 18 / 0) 84%, rgb(1 14 18 / 0.6));
  --slot-piece: linear-gradient(#fff6cf, #f2b23c);
  --slot-piece-second: linear-gradient(#c9fff2, #1aa7c4);
  --slot-piece-radius: 60% 60% 60% 60% / 80% 80% 45% 45%;
  --slot-piece-ratio: 0.7;
  --slot-piece-turn: 20deg;
  --slot-free-filter: sepia(0.75) saturate(1.5) brightness(0.72);
}
.slot[data-game="isfuglens-skat"] .slot-cabinet { border: 3px solid transparent; }
.slot[data-game="isfuglens-skat"] .slot-reels { gap: 1px; --gap: 1px; }
.slot[data-game="isfuglens-skat"][data-free] { --slot-reel: linear-gradient(#5b3410, #3c2009 45%, #1f0f04); }
.slot[data-game="ferskenfald"] {
  --slot-ground: #f3c98f;
  --slot-ink: #3a1f0c;
  --slot-plate: #fff6e2;
  --slot-on-plate: #3a1f0c;
  --slot-lit: #c9264e;
  --slot-on-lit: #fff;
  --slot-light: #ffb03b;
  --slot-edge: #a8713c;
  --slot-sign-ground: linear-gradient(#b67b43, #8f5a2b);
  --slot-sign-ink: #fff8e8;
  --slot-sign-border: 2px solid #6b4220;
  --slot-sign-radius: 0.9rem;
  --slot-sign-shadow: inset 0 2px 0 rgb(255 230 180 / 0.5), 0 6px 14px rgb(80 40 10 / 0.4);
  --slot-cabinet-radius: 1.1rem;
  --slot-cabinet: repeating-linear-gradient(90deg, rgb(80 40 12 / 0.16) 0 2px, transparent 2px 26px), linear-gradient(#cf9a5f, #b07840 40%, #99622f);
  --slot-cabinet-shadow: inset 0 3px 0 rgb(255 236 196 / 0.6), inset 0 -4px 0 rgb(70 35 10 / 0.4), 0 0 0 2px #6b4220, 0 1.2rem 2.4rem rgb(90 45 10 / 0.45);
  --slot-window-radius: 0.7rem;
  --slot-gap: #d9b27c;
  --slot-window-shadow: 0 0 0 2px #6b4220;
  --slot-reel: linear-gradient(#fffaf0, #fdeecb 60%, #f6dca6);
  --slot-reel-shade: linear-gradient(rgb(110 60 15 / 0.3), rgb(110 60 15 / 0) 12%, rgb(110 60 15 / 0) 92%, rgb(110 60 15 / 0.22));
  --slot-piece: linear-gradient(135deg, #fff1ee, #ff9db5);
  --slot-piece-second: linear-gradient(135deg, #d3e48d, #5d8a3c);
  --slot-piece-radius: 100% 0 100% 0;
  --slot-free-filter: none;
}
`;
