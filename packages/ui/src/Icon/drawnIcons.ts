/** What PrimeIcons lacks, drawn to stand beside it: lines on its grid of 24 units, 1.5 thick with round ends. */
export const drawnIcons = {
  coins:
    'M9 4.5c3 0 5.5 1.1 5.5 2.5S12 9.5 9 9.5 3.5 8.4 3.5 7 6 4.5 9 4.5zM3.5 7v5c0 1.4 2.5 2.5 5.5 2.5M14.5 7v3M15 11c3 0 5.5 1.1 5.5 2.5S18 16 15 16s-5.5-1.1-5.5-2.5S12 11 15 11zM9.5 13.5v4c0 1.4 2.5 2.5 5.5 2.5s5.5-1.1 5.5-2.5v-4',
  collapse: 'M4 4.5h16v15H4zM9.5 4.5v15M16.5 9.5L14 12l2.5 2.5',
  columns: 'M4 5h16v14H4zM9.333 5v14M14.667 5v14',
  expired: 'M3 6h18v6M3 6v12h9M3 10h18M17.5 14a4 4 0 1 1 0 8 4 4 0 0 1 0-8zM17.5 16.5V18l1 .8',
  pos: 'M7 8V3.5h10V8M5 8h14v12.5H5zM8 11.5h8M8.5 15h.01M12 15h.01M15.5 15h.01M8.5 17.8h.01M12 17.8h.01M15.5 17.8h.01',
  scale: 'M12 4v16M8 20h8M5 7h14M5 7l-2.5 6.5a2.8 2.8 0 0 0 5 0zM19 7l-2.5 6.5a2.8 2.8 0 0 0 5 0z',
} as const;
