// Takes the place of `react-remove-scroll`, which Radix brings and the library never draws. The README says how.
export const RemoveScroll = undefined;
