import Foundation

/// A tile of 64 × 64 thresholds for dithering, in which each value from 1 to 255 occurs sixteen or seventeen times.
///
/// Where a color lies between two levels, the pixels that a threshold rounds up are spread as evenly as possible. The
/// tile repeats without a seam, and a mirrored tile also joins its right edge without a seam. Each threshold is a byte
/// of the decoded Base64 text, which a test generates again with `VoidAndCluster`.
package enum BlueNoise {
    package static let side = 64

    /// Returns the thresholds, row by row. Never inlined, so that the text exists in one module alone.
    @inline(never) package static func thresholds() -> [UInt8] { Data(base64Encoded: base64).map(Array.init) ?? [] }

    /// The mean of the thresholds as a level, 0…1.
    package static let mean = 128.0 / 255

    static let base64 = """
        NPzYBlXEIW08eyqQDecj8BFbtnTI1VqmSc9W4xUjOHXE44i1CpNC+C9SkTlbGNRLyfJTb8Rkpbbs2hy/iakEf2sdSrCP9g+f6Mpl1p5DVWuYPIk\
        FnDf3eemYArHY/aeSLBKiNHEjWWq5Gt1whr/sDWC7lOg4TI4pQpivOOb3QdukyeiaLXLcW5MESvS6d7Hfxyn+4h5nKxC/Py+KakQJ0GFJ9lLL8b\
        CKDp3D9EerLo12QCWCCtkWcMkGTXtay2UkDIQ+YxjQRbI0gKsdMIcHG6R9SL5ThLKP21/2fca4We+FvHzZmRQ7edQ2YCUC5mqf+xTRsPid5YNf/\
        t6jLRSWsVH0eOG8oocj/sXicF7S+k9kzw5wovLKTG8Yqk4olhfcITwCZymnx+VM+qaByz1WH92oSGZ4IFbAM5AhbsKG8ka2kicDVjjqDGRTFEDs\
        l7w1ju2vMdc9CCSd7c8N4zp5bJ6t/o5G7F4GkR50tpTZfcM1h1rLL7g/qtMPsu49CNh0L9XGqflrfLjXnYynJg15QuMjWJUYY+l7uTWFZqT8s8k\
        x4VfDG4FwvitY4g5LF670BZjkD/CSA/RpSYFU0WCeG2gSXUmLFsxILHXA3k7LrmyeAoD4xoqr3FlGwx6QUwdKiRB107Qzn9ytQdBo/ixgcU+1J2\
        7FUKB7J+mZF7mLNeXsgJjbMe+skhz3BTmBXfYW2MK1RXJQES2WA/N11SrpYvMkQpQL+VAT8YmbNr2kj9Q76oJC1okbX9rGMHL8qU++r0EhwHQIP\
        1/mUmqz7x+KL1FhKOE2o9H9arLgXUC6f5jApWrnXss9a3vGHOiDCu4dvxOkXa81+bs8pwniRCQEbAuh+2a04qKEx5kx1Z9GxeeTp3oL7yC9P4IX\
        njKpEs4cONqxLYcfmLgoA01cdkPLV5t3/SII4HAShlaQZMt+2pFUzStLGVXRJw26eRNiqwdwOP7NiWhXkXbKJVCI9m3jVnoET/V4qtXlYvun2rI\
        maoky2WXCTpfOR7PyIKCwW/Q8eOWHk/R9Nm7+SuqPKeB+uxFKG7mc3QbyX+fTtQiSR6H7jBjERQhWN4/AL5YQ9+G5AkaP5H2pJGXmeDfVDi7CF7\
        U12QXFnbLdHalazD/5UtKaW9k9LK5JNKcPQ3fFImAsyrdmnuFw7xd/RG7QhjtOoPEpsBk69YsuAr5Q/m+H6J0RbKlcQxNkkDyCA3OWGWkmsfBzg\
        OgUx4S7l2b+OOuv3XI9I9MwibGjygzkIFesGXTJW9FtC1bF2Z2AGECXuEtjRvgjdu4s51LF1vIzwaLphTPGAqVi/G5UHdspo4FUFYYM8JZcEL9Q\
        J/RgtnvtxGSTDoHpmbl2Q+1drc/kWQYlzpDJoLvTibcLnyZftU3dCmFFjR5QlSXUkPR0TgK+mtZFp1Lkf/k+adqYOUueBdgz+qc8TDD+oxEfkmk\
        ownap8X/iCVM7F2pJe/pvqhKJIni8qPTi0L9Esgk6qs3jYh76asM0tRyizQN3Gof/LG2MRyPgvx3XY4bLTTn5DYs02hU6LmV99Zas3jIblUPszj\
        v91RVYOnEPMHxd6BeKQTN5syuOBXVkSJHqulfDqc4Vu7B+WWuOBK4n47xy3aBI9mCYvYiu2yBaAvC/zFXhfWeTUS1sm7iEo/7cw5tqtvHIlQ9b1\
        PbJ3awpgzTfDGRB3FPqCp/0zXhA7lp9BrNVghyxcE4UwErHoYRAYosNuisFocivgAcn62RRjSFILYAKUNvooYFNIjsR/FFtnPEllIE1ccguFbZS\
        lxeoMpTO7SzI1ATr5nI4/i3VdSKlN/atXBzvQd34SsoYrgR29dhaqCRxRDcWvJmIX7jSHa9JduSl+R2WYkXfNvfGZtgiQxNlkTyiJ5heCo5pErT\
        r0k9u2ofAdBFhjL41leU/z6ARwPmMY8Lwqmvg7nSjBj2KxhRbAsBM1PGJpmuDDUuK+m+pwXj8WIEfz7in4kZXlH8Ymz7oSzHRmh94W9lvKLlmMp\
        U8GrEEfCpWC0MvweV8/dcytWmGPK57IgbRKr3nnrhcNeoLSd+tQfFPeyX1yQYv/cQLJZK19VKr6AqlglTvh0vnedPil836kLPVGFiSZSpUmO/OK\
        OIPWcTpm110HDwB4YScI7tpEIVn2xediDurYbd4WdVnfgI6xyxE/ROyHMsHqmxULkheHjrHf57zRw+7cahEGY+hcjS3Tz/7sNZWesgYUdeMzTmx\
        BMM1XL7pcN9HjPGqGqHfcIW4aZjEOJJe3Cb+EriHpXXpTmcm3qvLIN8HfVL7Ydb1Gox9EDGS8SetRfRxLaDqJ5r8c9QOTR2gKBA1zEH6XRXszx1\
        Q1nf3Rbx+ncY+8grdFK2NAm82gfeMOuiwvQlHlardYsyiSGmI0ZRjswZbd+FUP5CtLX75k8LbbVGVwClLkKBg8AQrbaQONYtkINFsmr8z/9C4l1\
        xMosZrIzKExypuA/AkuuUJwDcO4z76xht9zWMf5rlpzgFe7Xy6CYPYsAw+MH6MruFXzu1O5atXgidEY1YcQe8MLdYVWJzSdexZPcJMhHEaXf12p\
        iGAuo9IEqj2CYVCVac6h0WiIC/nZnj406jkvSE8mRe0cwGTMfiz1OyEp3niwWZ3tfBA4BKkHv6asjXXnKwrTdqaVTDcpDZNvG2f1xPrKrMW/9Kr\
        VTgcxVJvEEfIZvN8KkLZvhVLeQeSxBAqjq0e+4cBk2RMuIrTehTiVUHqjMVo8hZu7QrGk98kM/OWvnjeT2KLcfWcirYmlFz/hAnXkV77oGjjyKQ\
        hOuRpR9lUOZpIzSyuf+UKXi1nkQa8fRU5Aq3LQoNdde9YsXxKYB5uypkHPccT3gFD8tsZn7VQNKzCHn83ilzzcFKy/J9zB+bFYBly9iI4wUTprv\
        fPJm3001t4Jb2c0ykEihbC0AaO+DGt5Ce5Sl+lfmc2etAocugTStAMtyhCD9uWMF8Z0LeDMqbruddWl2/MoB2GSWGllLVH4pD8NxquRWf+PJznU\
        0AQf2jwlHYu6czAC6pA4WGbh+5tVfabzKyFvAPHfkEj920NTjuIBqr5EVF3N8QP3jEehaENUGq0lebYpnErgrWj1FrBG4XWsiBVl+xOjr0DySM7\
        pY/ldBtl7CVJ4PCXq1eQ33qgymgw3owpue6YV/9AwepkLdfufVzIIlEM32LHIutHnDhSDP0+iBYsbPMdWPp7ut0uBUvVNFd6po02ZhK/K9Af+xR\
        HvXxc0AHccKyACHVVFcqnPgcSM4OQvPE3E3WKA9v0qc9knnTcr9KBozasZkYWXrB9wZ//FdBvCk/W6kJjsJVZ5CHxPqhnRBkrzI/ZsPNxi8FX7L\
        Zq1BpIl6/9arwtexRuSb0F9jpgD0jjjQvXl8b5Po4MtkJdwPiznnSIAcQ3cYW0nRaR+oS15mNMI5o1SSDgmXSfQfyoWn7PTz2mXY63JeUxyFiQu\
        CbDc80q8m+EIuBqK9mX6h0ofTMZ9Uyl8CvYCE7JMtZUnTkPpvq+AYO09ytLzSYDdy/eCSjkGu3KQviWg6YfeuuZ/FIZsjpPow9a8EyDdTitkeTI\
        XLfafhDOj2Bu6nkMIcPx0XxrPdxdaA97DOJixeu6jaBjxIOaVAd2W9UQUN5BB2WGn+x8vdEyrMkapATMVGhJCJk7IWpVRKz/JL5GsGFziy5XGOm\
        NoMPSP6+FklE6bB/3sXMOM9ysGzqz8y5tzqsy1ENcAR9l6pNyu2Hf9YoS3P5vjeaiu+wZO6GC3JX2QAW6lq3KKE0c7ag29xezm9MRVkDUSv9pgM\
        7jZoe/oRh/6BLBk9/2iUYJOfsjRS7BoT+qzyrDCTKWdscDWC8UpeNP2O5EC3fhMpRVa9UjeUfxiDHilLkgocIpTJ0CRv+SVbQkbKctdJ63U9aHn\
        LFseiBZghZQe/lbh+BntueMa8sogBxohVv4t26CBZ1ZwuQIX72lfAJeiz7yEZDucyJexzd22fxOPMsWJ+Z5ElvpCdLyuTHusWVGzBIoTdId+TnA\
        XbSeNMOnOxPW9L0O6y6pOM1yJPTFLed3UmO6NMuv3Q3vR4QIjbBZ2GSmwjDJT405k2PYApneHqa085tCeqNTCPByEP/PJI2aYUQlSo1ngJXdFU5\
        oqxfQswim4BlAfIwsuqNhHsXwDX//P5Vu9xvgrRBLxHKJOeuBbDSOYQ6xz4lDk9pLegPfUa/MeNK5+BxUtPudQdlZmTf7f9JYm+dPaRaW0OY0a5\
        i6HkwDtIJDn3Uq/aNCJL4NUNYFxe3dMG8h5awsWbZm8DAa6KRwOwTIRCuNC37tiElrH44sb/cHp9b5PVarekbeLovM7ybUZr9YzoMZ52DRn3j/W\
        qklgEv7nGIXguo+nb9xhgk2H66h7Xli5coyIb8O48ZCthPBYiKBxHQBJ70VpFTnc1+qETTzBuNptFP2kSxFuBs+lsAUt9U6wcwLiyDSSPyVX+Fa\
        hdcRvqhYbrKhdfNdpN5NiDmvSjCP7tOI/GUHsDic3VGSeiJAmTIJqGsUyobbc+doVogBd1GXa/moD1ayyNqRSDBqJZQ72wX9PtEqkgF665nR8+A\
        Ttl6cTjfF1X4aQ4bC6aa5isjXed85se1inDMKzUHvojH12yhdNt6AKUEWDcP6nVHzHIJMjGMVUq82aBoncQxXoWxAH+lwlSbttv0KbRhJ+l4STi\
        HBjVcBJE31ja4q4WC0GkWuvHiU7GWidOd7sgjJc7fpzi2b4byA1/nMuj+Rfsb73AqtfBFZSo4vylsqzzdysPGERv1y46PSuxd5mCBwyI+BB+ZNH\
        MQE9bsiYzzTiUVeDqLCdyHwDUaeUV+o5iwZTYPML7rgoNBlduKsm4EB4aIuYpsYtzF/aERc/cBK1w9Z7p/Nbz6siDNIjlSlF+QpqzZo+ENaqG3H\
        LoYI8s9nvDimjmFF7zsDwB+TPvXbaJAd6MsI1D+Rxg6p2zkFhab4PSVlMBH/0Vzcmr3aMW3/mX7ZG5AGhTnajxV3siBHmgPrcyL3FmuGqvhSE7t\
        MJMJTQrt8bKpT9x/rK4pt6FQzsXrF2JaGpFEmbBAG9YK0WAG/8lOwyu23JmD/v+E1jHpa0rRT18OaJdo0f+ZjC3Wo0w5aM/Im2mBzmUzKG57OZ5\
        IYT7dE4B25fvKvcj/HIEjOdT8k5HETm0/loz1Vb9n6oBRAlQd7TbVccaPJi7M27ob9l7OLE6KDBcGv83a3Jwzf624B8V92CeSPL06e65NnFKSLY\
        ZhGMGfQAR6UyQyuKMEy7mCrMOYN8xpFKvvYnBYrbsc95U28Q981VxE/XvxHvoqgI6szw0o8yWHRECmq4O8v1Aq93oL4rHNJf/VlGlCA4GyI+8g9\
        j77TlwVYQHxfS6QEIGR3zSn/aZHjhdiafS5aO82E+pTWn+4YibtfeTqDtlD8qRlYxDeLu9UvpepDkQu4GyZzoWSBUOyuaR7P6r7egNKp7wubs3s\
        hpTEErRvT9g53U2YQKXBTtQ==
        """
}
